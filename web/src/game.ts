/** The game pane: who played, the moves, the curve, where it turned. */

import { html, nothing } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import { loadGame, step } from './actions';
import { mountCurve } from './curve';
import { moveNumber } from './line';
import { pawns } from './format';
import { state, update } from './store';
import { toneClass } from './verdict';

/** The clause whose curve is drawn beside the total. */
let plotted = '';

export const plottedClause = () => plotted;

export function plotClause(key: string): void {
  plotted = key;
  update({ tab: 'game' });
}

const NAGS: Record<number, string> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };

function title() {
  const { game, pgn } = state;
  if (!game || !pgn) return nothing;
  const { White = 'White', Black = 'Black', Result, Event, Date } = game.tags;
  const where = [Event, Date?.replace(/[.?]+$/, '')]
    .filter(text => text && !text.startsWith('?'))
    .join(', ');
  return html`<header class="game-title">
    <h3>
      ${White} <span class="quiet">–</span> ${Black} <span class="result">${Result ?? ''}</span>
    </h3>
    ${where ? html`<p class="quiet">${where}</p>` : nothing}
    ${
      game.games.length > 1
        ? html`<label class="which"
            >Game
            <select
              @change=${(event: Event) =>
                loadGame(pgn.text, Number((event.target as HTMLSelectElement).value))}
            >
              ${game.games.map(
                (name, index) =>
                  html`<option value=${index} ?selected=${index === game.index}>
                    ${index + 1}. ${name}
                  </option>`,
              )}
            </select></label
          >`
        : nothing
    }
  </header>`;
}

function chooser() {
  const { game, catalog } = state;
  if (!game || !catalog) return nothing;
  const known = catalog.clauses.filter(({ key }) => game.clauses_mp[key]?.some(mp => mp !== 0));
  return html`<label class="plot-choice"
    >Beside the total
    <select
      data-plot
      @change=${(event: Event) => {
        plotted = (event.target as HTMLSelectElement).value;
        update({});
      }}
    >
      <option value="" ?selected=${!plotted}>nothing</option>
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

function turningPoints() {
  const points = state.game?.turning_points ?? [];
  if (!points.length) return nothing;
  return html`<section class="turns">
    <h3>Where it turned</h3>
    <ol>
      ${points.map(
        point =>
          html`<li>
            <button
              type="button"
              aria-current=${point.ply === state.line.ply}
              @click=${() => {
                plotted = point.clause;
                step(point.ply);
              }}
            >
              <b>${numbered(point.ply)}</b>
              <span class="num ${toneClass(point.swing_mp)}">${pawns(point.swing_mp)}</span>
              <span class="quiet">mostly ${point.name} ${pawns(point.clause_mp)}</span>
              ${point.sentence ? html`<span class="sentence">${point.sentence}</span>` : nothing}
            </button>
          </li>`,
      )}
    </ol>
  </section>`;
}

function numbered(ply: number): string {
  const [, turn, , , , full] = state.line.root.split(' ');
  const index = ply - 1 + (turn === 'b' ? 1 : 0);
  const number = Number(full ?? 1) + Math.floor(index / 2);
  return `${number}${index % 2 ? '...' : '.'} ${state.line.steps[ply - 1]?.san ?? ''}`;
}

/** The moves of the line as a list to click; the game's own marks come with them. */
export function moveList() {
  const { line, game, pgn } = state;
  if (!line.steps.length)
    return html`<p class="quiet">No moves yet: move a piece or paste a game.</p>`;
  const turns = new Set(game?.turning_points.map(point => point.ply));
  return html`<ol class="move-list" aria-label="Moves">
    ${line.steps.map((move, index) => {
      const nags = pgn ? (game?.moves[index]?.nags ?? []) : [];
      return html`<li class=${turns.has(index + 1) ? 'turn' : ''}>
        <span class="move-number">${moveNumber(line, index)}</span
        ><button
          type="button"
          aria-current=${index + 1 === line.ply ? 'step' : 'false'}
          @click=${() => step(index + 1)}
        >
          ${move.san}${nags.map(nag => NAGS[nag] ?? '')}
        </button>
      </li>`;
    })}
  </ol>`;
}

function comment() {
  const { game, pgn, line } = state;
  const text = pgn && line.ply ? game?.moves[line.ply - 1]?.comment : undefined;
  return text ? html`<blockquote class="comment">${text}</blockquote>` : nothing;
}

export function gamePane() {
  return html`<div class="game">
    ${title()} ${chooser()}
    <div class="curve" role="img" aria-label=${curveWords()} ${ref(mountCurve)}></div>
    ${comment()} ${moveList()} ${turningPoints()}
  </div>`;
}

function curveWords(): string {
  const totals = state.game?.totals_mp;
  if (!totals?.length) return 'Curve of the score over the game';
  const high = Math.max(...totals);
  const low = Math.min(...totals);
  return `Curve of the score over the game: from ${pawns(low)} to ${pawns(high)}, ${pawns(totals.at(-1)!)} at the end`;
}
