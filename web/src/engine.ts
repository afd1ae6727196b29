/** The engine pane: lines as the server streams them. */

import { html, nothing } from 'lit-html';
import * as api from './api';
import { playLine, scales } from './actions';
import type { EngineLine, Info } from './api-types';
import { pointOut } from './board';
import { moveNumber, playAll } from './chess';
import { score, short } from './format';
import { label, moves } from './label';
import { complain, known, onChange, state, update } from './store';

let running: { abort: AbortController; ended: Promise<void> } | undefined;
/** Whether it is to follow the board. */
let wanted = false;
let lines = 3;
let info: Info | undefined;
let infoFen = '';

/** A slider in motion should not restart the engine at every step. */
const SETTLE_MS = 200;
let settling: number | undefined;

const redraw = () => update({});

export function startEngine(): void {
  onChange(changed => {
    if (!wanted || !(changed.has('at') || changed.has('profile') || changed.has('weights'))) return;
    running?.abort.abort();
    clearTimeout(settling);
    settling = window.setTimeout(run, SETTLE_MS);
  });
  addEventListener('pagehide', () => running?.abort.abort());
}

export const engineRuns = () => running !== undefined;

/** Starts it, or stops it if it runs. */
export function toggleEngine(): void {
  if (running) {
    wanted = false;
    running.abort.abort();
    pointOut([]);
  } else {
    wanted = true;
    update({ tab: 'engine', problem: undefined });
    void run();
  }
  redraw();
}

async function run(): Promise<void> {
  running?.abort.abort();
  // One engine at a time: the server may have no other.
  await running?.ended;
  if (!wanted || running || known()?.outcome) return redraw();
  const abort = new AbortController();
  const own = (running = { abort, ended: analyse(abort.signal) });
  redraw();
  await own.ended;
  if (running === own) running = undefined;
  redraw();
}

async function analyse(signal: AbortSignal): Promise<void> {
  const { fen } = state.at;
  try {
    await api.analyse(fen, lines, scales(), signal, news => {
      if (signal.aborted) return;
      info = news;
      infoFen = fen;
      pointOut(news.lines.map(line => line.uci[0]!).filter(Boolean));
      redraw();
    });
  } catch (fault) {
    if (signal.aborted) return;
    wanted = false;
    complain(fault);
  }
}

function engineLine(line: EngineLine) {
  const good = 'mate' in line.score ? line.score.mate > 0 : line.score.cp >= 0;
  const steps = playAll(state.at.fen, line.uci);
  return html`<li>
    <span class="num score-tag ${good ? 'for-white' : 'for-black'}">${score(line.score)}</span>
    <span class="moves"
      >${steps.map((step, index) => {
        const before = index ? steps[index - 1]!.fen : state.at.fen;
        return html`<button
          type="button"
          class="in-line"
          @click=${() => playLine(line.uci.slice(0, index + 1))}
        >
          <span class="move-number">${moveNumber(before, index === 0)}</span>${moves(step.san)}
        </button> `;
      })}</span
    >
  </li>`;
}

const counter = (name: string, value: string, mark = false) =>
  html`<div>
    <dt>${name}</dt>
    <dd ?data-depth=${mark}>${value}</dd>
  </div>`;

function status(current: Info | undefined): string {
  const outcome = known()?.outcome;
  if (outcome) return label('page-nothing-to-look-for', { outcome: outcome.sentence });
  if (running) return label('page-thinking');
  if (current) return label('page-done-at', { depth: current.depth });
  return label('page-engine-idle');
}

export function enginePane() {
  const current = info && infoFen === state.at.fen ? info : undefined;
  const over = known()?.outcome;
  return html`<div class="engine">
    <div class="engine-head">
      <button type="button" class="primary" data-engine ?disabled=${over} @click=${toggleEngine}>
        ${label(running ? 'page-stop' : 'page-analyse')}
      </button>
      <label
        >${label('page-lines')}
        <select
          .value=${String(lines)}
          @change=${(event: Event) => {
            lines = Number((event.target as HTMLSelectElement).value);
            if (running) void run();
          }}
        >
          ${[1, 2, 3, 4, 5].map(
            count => html`<option value=${count} ?selected=${count === lines}>${count}</option>`,
          )}
        </select></label
      >
      ${
        current
          ? html`<dl class="counters">
              ${counter(label('page-depth'), `${current.depth}/${current.seldepth}`, true)}
              ${counter(label('page-nodes'), short(current.nodes))}
              ${counter(label('page-speed'), `${short(current.nps)}/s`)}
              ${counter(label('page-hash'), `${(current.hashfull / 10).toFixed(0)}%`)}
            </dl>`
          : nothing
      }
    </div>
    ${
      current && !over
        ? html`<ol class="lines" aria-label=${label('page-best-lines')}>
            ${current.lines.map(engineLine)}
          </ol>`
        : nothing
    }
    <p class="quiet" data-engine-status>${status(current)}</p>
  </div>`;
}
