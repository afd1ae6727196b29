/** The engine pane: lines as the server streams them. */

import { html, nothing } from 'lit-html';
import * as api from './api';
import { scales } from './actions';
import { pointOut } from './board';
import type { EngineInfo, EngineLine } from './contract';
import { score, short } from './format';
import { fenAt, playUci, type Line } from './line';
import { complain, onChange, state, update } from './store';

let running: AbortController | undefined;
let wanted = false;
let lines = 3;
let info: EngineInfo | undefined;
let infoFen = '';

/** A slider in motion should not restart the engine at every step. */
const SETTLE_MS = 200;
let settling: number | undefined;

const redraw = () => update({});

export function startEngine(): void {
  onChange(changed => {
    if (!wanted || !(changed.has('line') || changed.has('profile') || changed.has('weights')))
      return;
    clearTimeout(settling);
    settling = window.setTimeout(run, SETTLE_MS);
  });
  addEventListener('pagehide', () => running?.abort());
}

export const engineWanted = () => wanted;

export function toggleEngine(): void {
  wanted = !wanted;
  if (wanted) {
    update({ tab: 'engine', problem: undefined });
    void run();
  } else stop();
  redraw();
}

function stop(): void {
  running?.abort();
  running = undefined;
  pointOut([]);
}

async function run(): Promise<void> {
  running?.abort();
  const own = (running = new AbortController());
  const fen = fenAt(state.line);
  try {
    await api.analyse(fen, lines, scales(), own.signal, news => {
      if (own.signal.aborted) return;
      info = news;
      infoFen = fen;
      pointOut(news.lines.map(line => line.uci[0]!).filter(Boolean));
      redraw();
    });
  } catch (fault) {
    if (own.signal.aborted) return;
    wanted = false;
    complain(fault);
  } finally {
    if (running === own) {
      running = undefined;
      redraw();
    }
  }
}

/** Plays a line up to one of its moves. */
function playLine(line: EngineLine, moves: number): void {
  let at: Line | undefined = state.line;
  for (const uci of line.uci.slice(0, moves)) at = at && playUci(at, uci);
  if (at) update({ line: at, pgn: undefined, square: undefined });
}

function engineLine(line: EngineLine) {
  const value = score(line.score);
  const good = 'mate' in line.score ? line.score.mate > 0 : line.score.cp >= 0;
  const { line: at } = state;
  const [, turn, , , , full] = fenAt(at).split(' ');
  const number = (index: number) => {
    const half = index + (turn === 'b' ? 1 : 0);
    if (half % 2 === 0) return `${Number(full) + half / 2}.`;
    return index === 0 ? `${full}...` : '';
  };
  return html`<li>
    <span class="num score-tag ${good ? 'for-white' : 'for-black'}">${value}</span>
    <span class="moves"
      >${line.san.map(
        (san, index) =>
          html`<span class="move-number">${number(index)}</span
            ><button type="button" @click=${() => playLine(line, index + 1)}>${san}</button> `,
      )}</span
    >
  </li>`;
}

export function enginePane() {
  const current = info && infoFen === fenAt(state.line) ? info : undefined;
  return html`<div class="engine">
    <div class="engine-head">
      <button
        type="button"
        class="primary"
        data-engine
        aria-pressed=${wanted}
        @click=${toggleEngine}
      >
        ${wanted ? 'Stop' : 'Analyse'}
      </button>
      <label
        >Lines
        <select
          .value=${String(lines)}
          @change=${(event: Event) => {
            lines = Number((event.target as HTMLSelectElement).value);
            if (wanted) void run();
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
              <div>
                <dt>Depth</dt>
                <dd data-depth>${current.depth}/${current.seldepth}</dd>
              </div>
              <div>
                <dt>Nodes</dt>
                <dd>${short(current.nodes)}</dd>
              </div>
              <div>
                <dt>Speed</dt>
                <dd>${short(current.nps)}/s</dd>
              </div>
              <div>
                <dt>Hash</dt>
                <dd>${(current.hashfull / 10).toFixed(0)}%</dd>
              </div>
            </dl>`
          : nothing
      }
    </div>
    ${
      current
        ? html`<ol class="lines" aria-label="Best lines">
            ${current.lines.map(engineLine)}
          </ol>`
        : html`<p class="quiet">
            ${
              wanted
                ? 'Thinking…'
                : 'The engine plays by the same ledger, with the profile and the weights you chose. Start it and click a move to follow its line.'
            }
          </p>`
    }
  </div>`;
}
