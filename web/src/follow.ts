/** Keeping what is told in step with the board and the scales. */

import * as api from './api';
import { wishes } from './actions';
import type { PositionRecord } from './api-types';
import { conclude } from './say';
import { complain, onChange, state, update } from './store';
import { lineThrough, passes } from './tree';
import { spoken } from './verdict';

/** Answers kept, so that stepping back and forth costs nothing. */
const KEPT = 400;
const known = new Map<string, PositionRecord>();
let asking: AbortController | undefined;
let charting: AbortController | undefined;

const judgedBy = () => JSON.stringify(wishes());

const keyOf = (fen: string, depth: string) => `${depth}|${fen}|${judgedBy()}`;

async function told(fen: string, at_sight: boolean, signal: AbortSignal): Promise<PositionRecord> {
  const key = keyOf(fen, at_sight ? 'sight' : 'search');
  const kept = known.get(key);
  if (kept) return kept;
  const fresh = await api.explain(fen, { ...wishes(), at_sight }, signal);
  if (known.size >= KEPT) known.delete(known.keys().next().value!);
  known.set(key, fresh);
  return fresh;
}

/** What is at hand already; a position without it shows no numbers of another. */
function show(fen: string, before: string | undefined): void {
  update({
    told: known.get(keyOf(fen, 'sight')),
    searched: known.get(keyOf(fen, 'search')),
    before: before === undefined ? undefined : known.get(keyOf(before, 'sight')),
    refused: undefined,
  });
}

async function explainBoard(): Promise<void> {
  asking?.abort();
  const { signal } = (asking = new AbortController());
  const { fen, parent } = state.at;
  show(fen, parent?.fen);
  try {
    const now = await told(fen, true, signal);
    if (signal.aborted) return;
    update({ told: now });
    const before = parent && (await told(parent.fen, true, signal));
    if (signal.aborted) return;
    update({ before });
    const searched = now.outcome ? now : await told(fen, false, signal);
    if (signal.aborted) return;
    update({ searched });
    conclude(spoken(searched));
  } catch (fault) {
    if (signal.aborted) return;
    update({ refused: fault instanceof Error ? fault.message : String(fault) });
    complain(fault);
  }
}

async function chartLine(): Promise<void> {
  charting?.abort();
  const { signal } = (charting = new AbortController());
  const line = lineThrough(state.at);
  const { source, root } = state.game;
  const which =
    source && passes(line)
      ? { pgn: source.text, index: source.index }
      : { fen: root.fen, moves: line.slice(1).map(step => step.uci) };
  try {
    const report = await api.game(which, wishes(), signal);
    if (!signal.aborted) update({ report });
  } catch (fault) {
    if (!signal.aborted) complain(fault);
  }
}

/** The curves are worth computing only while somebody looks at them. */
let charted = '';
function chartIfSeen(): void {
  if (state.tab !== 'game') return;
  const moves = lineThrough(state.at).map(step => step.uci);
  const key = `${state.game.root.fen}|${moves}|${judgedBy()}`;
  if (key === charted) return;
  charted = key;
  void chartLine();
}

/** A slider in motion or a key held down asks so often at most. */
const PAUSE_MS = 60;
let lastAsked = 0;
let waiting: number | undefined;

function explainSoon(): void {
  show(state.at.fen, state.at.parent?.fen);
  if (waiting !== undefined) return;
  const pause = Math.max(0, lastAsked + PAUSE_MS - performance.now());
  waiting = window.setTimeout(() => {
    waiting = undefined;
    lastAsked = performance.now();
    void explainBoard();
  }, pause);
}

export function startFollowing(): void {
  onChange(changed => {
    const judged = changed.has('profile') || changed.has('weights') || changed.has('lang');
    if (judged || changed.has('at')) explainSoon();
    if (judged || changed.has('at') || changed.has('tab')) chartIfSeen();
  });
}
