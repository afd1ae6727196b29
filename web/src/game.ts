/** The game pane: who played, the moves, the curve, where it turned. */

import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { loadGame, ply, step } from './actions';
import type { TurningPoint } from './api-types';
import { mountCurve } from './curve';
import { pawns } from './format';
import { heading, label, moves } from './label';
import { comment, moveList } from './moves';
import type { Source } from './session';
import { state, update } from './store';
import { lineThrough, numbered } from './tree';
import { toneClass } from './verdict';

/** The clause whose curve is drawn beside the total. */
let plotted = '';

export const plottedClause = () => plotted;

export function plotClause(key: string): void {
  plotted = key;
  update({ tab: 'game' });
}

/** The other games of the text, as many as fit into a list, and a way to the rest. */
function otherGames({ text, index, games, first, count }: Source) {
  if (count < 2) return nothing;
  return html`<div class="which">
    <label
      >${label('page-game')}
      <select
        @change=${(event: Event) => loadGame(text, Number((event.target as HTMLSelectElement).value))}
      >
        ${games.map(
          (name, place) =>
            html`<option value=${first + place} ?selected=${first + place === index}>
              ${first + place + 1}. ${name}
            </option>`,
        )}
      </select></label
    >
    ${
      count > games.length
        ? html`<label
            >${label('page-which-of', { first: first + 1, last: first + games.length, count })}
            <input
              type="number"
              min="1"
              max=${count}
              data-game-number
              .value=${String(index + 1)}
              @change=${(event: Event) =>
                loadGame(text, Number((event.target as HTMLInputElement).value) - 1)}
          /></label>`
        : html`<span class="quiet">${label('page-games', { count })}</span>`
    }
  </div>`;
}

function title() {
  const { tags, source, remarks } = state.game;
  const { White, Black, Result, Event, Date } = tags;
  const where = [Event, Date?.replace(/[.?]+$/, '')]
    .filter(text => text && !text.startsWith('?'))
    .join(', ');
  return html`${
    White || Black
      ? html`<header class="game-title">
          <h3>
            ${White ?? heading('side-name', { side: 'white' })}
            <span class="quiet">–</span> ${Black ?? heading('side-name', { side: 'black' })}
            <span class="result">${Result ?? ''}</span>
          </h3>
          ${where ? html`<p class="quiet">${where}</p>` : nothing}
        </header>`
      : nothing
  }
  ${source ? otherGames(source) : nothing}
  ${remarks.map(remark => html`<p class="quiet remark">${label('page-left-out', { what: remark })}</p>`)}`;
}

function chooser() {
  const { report, catalog } = state;
  if (!report || !catalog) return nothing;
  const known = catalog.clauses.filter(({ key }) => report.clauses_mp[key]?.some(mp => mp !== 0));
  return html`<label class="plot-choice"
    >${label('page-beside-total')}
    <select
      data-plot
      @change=${(event: Event) => {
        plotted = (event.target as HTMLSelectElement).value;
        update({});
      }}
    >
      <option value="" ?selected=${!plotted}>${label('page-nothing')}</option>
      ${catalog.chapters.map(chapter => {
        const clauses = known.filter(clause => clause.chapter === chapter.key);
        return clauses.length
          ? html`<optgroup label=${chapter.title}>
              ${clauses.map(
                ({ key, name }) =>
                  html`<option value=${key} ?selected=${key === plotted}>${name}</option>`,
              )}
            </optgroup>`
          : nothing;
      })}
    </select></label
  >`;
}

function turn(point: TurningPoint) {
  const at = lineThrough(state.at)[point.ply];
  const { swing_mp: swing } = point;
  return html`<li>
    <button
      type="button"
      aria-current=${point.ply === ply()}
      @click=${() => {
        plotted = point.clause;
        step(point.ply);
      }}
    >
      <b>${at ? moves(numbered(at)) : ''}</b>
      ${
        typeof swing === 'number'
          ? html`<span class="num ${toneClass(swing)}">${pawns(swing)}</span>
              <span class="quiet"
                >${label('page-mostly', { name: point.name, amount: pawns(point.clause_mp) })}</span
              >`
          : nothing
      }
      ${point.sentence ? html`<span class="sentence">${point.sentence}</span>` : nothing}
    </button>
  </li>`;
}

function turningPoints() {
  const points = state.report?.turning_points ?? [];
  if (!points.length) return nothing;
  return html`<section class="turns">
    <h3>${label('page-where-it-turned')}</h3>
    <ol>
      ${points.map(turn)}
    </ol>
  </section>`;
}

export function gamePane() {
  return html`<div class="game">
    ${title()} ${comment()} ${moveList()} ${chooser()}
    <div class="curve" role="img" aria-label=${curveWords()} ${ref(mountCurve)}></div>
    ${turningPoints()}
  </div>`;
}

function curveWords(): string {
  const totals = state.report?.totals_mp.filter(total => typeof total === 'number');
  if (!totals?.length) return label('page-curve');
  const end =
    state.report?.outcome?.sentence ?? label('page-at-the-end', { amount: pawns(totals.at(-1)!) });
  const [lowest, highest] = [pawns(Math.min(...totals)), pawns(Math.max(...totals))];
  return label('page-curve-ends', { lowest, highest, end });
}
