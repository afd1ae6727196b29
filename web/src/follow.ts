/** Keeping explanation and curves in step with the board and the scales. */

import * as api from './api';
import { scales } from './actions';
import type { Explanation } from './contract';
import { fenAt } from './line';
import { complain, onChange, state, update } from './store';

/** Explanations kept, so that stepping back and forth costs nothing. */
const KEPT = 400;
const known = new Map<string, Explanation>();
let asking: AbortController | undefined;
let charting: AbortController | undefined;

async function explanation(fen: string, signal: AbortSignal): Promise<Explanation> {
  const key = `${fen}|${state.profile}|${JSON.stringify(state.weights)}`;
  const kept = known.get(key);
  if (kept) return kept;
  const fresh = await api.explain(fen, scales(), signal);
  if (known.size >= KEPT) known.delete(known.keys().next().value!);
  known.set(key, fresh);
  return fresh;
}

async function explainBoard(): Promise<void> {
  asking?.abort();
  const { signal } = (asking = new AbortController());
  const { line } = state;
  try {
    const now = await explanation(fenAt(line), signal);
    if (signal.aborted) return;
    update({ explanation: now, ...(line.ply === 0 ? { before: undefined } : {}) });
    if (line.ply > 0) {
      const before = await explanation(fenAt(line, line.ply - 1), signal);
      if (!signal.aborted) update({ before });
    }
  } catch (fault) {
    if (!signal.aborted) complain(fault);
  }
}

async function chartLine(): Promise<void> {
  charting?.abort();
  const { signal } = (charting = new AbortController());
  const { line, pgn } = state;
  const question = pgn
    ? { pgn: pgn.text, index: pgn.index }
    : { fen: line.root, moves: line.steps.map(step => step.uci) };
  try {
    const game = await api.game(question, scales(), signal);
    if (!signal.aborted) update({ game });
  } catch (fault) {
    if (!signal.aborted) complain(fault);
  }
}

/** The curves are worth computing only while somebody looks at them. */
let charted = '';
function chartIfSeen(): void {
  if (state.tab !== 'game') return;
  const moves = state.line.steps.map(step => step.uci).join();
  const key = `${state.line.root}|${moves}|${state.profile}|${JSON.stringify(state.weights)}`;
  if (key === charted) return;
  charted = key;
  void chartLine();
}

/** A slider in motion or a key held down asks so often at most. */
const PAUSE_MS = 60;
let lastAsked = 0;
let waiting: number | undefined;

function explainSoon(): void {
  if (waiting !== undefined) return;
  const pause = Math.max(0, lastAsked + PAUSE_MS - performance.now());
  waiting = window.setTimeout(() => {
    waiting = undefined;
    lastAsked = performance.now();
    void explainBoard();
  }, pause);
}

export function follow(): void {
  onChange(changed => {
    const judged = changed.has('profile') || changed.has('weights');
    if (judged || changed.has('line')) explainSoon();
    if (judged || changed.has('line') || changed.has('tab')) chartIfSeen();
  });
}
