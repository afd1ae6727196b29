/** On top: the score, the verdict, and the three weightiest reasons for each side. */

import { html, nothing } from 'lit-html';
import { openClause } from './ledger';
import type { Explanation, Item, Reason, Side } from './contract';
import { exact, pawns } from './format';
import { lights } from './lighting';
import { choices, fenAt } from './line';
import { state } from './store';

/** Changes smaller than this are not worth telling. */
const LEAST_CHANGE = 5;
const MOST_CHANGES = 3;

export interface Change {
  key: string;
  name: string;
  mp: number;
}

/** The clauses that a move changed most. */
export function changes(before: Explanation, after: Explanation): Change[] {
  const was = new Map(
    before.chapters.flatMap(chapter => chapter.clauses).map(clause => [clause.key, clause]),
  );
  return after.chapters
    .flatMap(chapter => chapter.clauses)
    .map(({ key, name, difference_mp }) => ({
      key,
      name,
      mp: difference_mp - (was.get(key)?.difference_mp ?? 0),
    }))
    .filter(change => Math.abs(change.mp) >= LEAST_CHANGE)
    .sort((a, b) => Math.abs(b.mp) - Math.abs(a.mp))
    .slice(0, MOST_CHANGES);
}

export const toneClass = (mp: number) => (mp > 0 ? 'for-white' : mp < 0 ? 'for-black' : 'neutral');

function lastMove() {
  const { line, before, explanation } = state;
  if (!before || !explanation || line.ply === 0) return nothing;
  const san = line.steps[line.ply - 1]!.san;
  return html`<p class="changed">
    <b>${san}</b> <span>${pawns(explanation.total_mp - before.total_mp)}</span>
    ${changes(before, explanation).map(
      change =>
        html`<button
          type="button"
          class="chip ${toneClass(change.mp)}"
          @click=${() => openClause(change.key)}
        >
          ${change.name} ${pawns(change.mp)}
        </button>`,
    )}
  </p>`;
}

/** A reason without squares of its own lights everything its clause found. */
function itemsOf(reason: Reason): Item[] {
  const { on, at, by } = reason.item;
  if (on.length + at.length + by.length) return [reason.item];
  const clauses = state.explanation?.chapters.flatMap(chapter => chapter.clauses);
  return clauses?.find(({ key }) => key === reason.clause)?.items ?? [];
}

const reasonItem = (reason: Reason, side: Side) => {
  const { enter, leave } = lights(itemsOf(reason));
  return html`<li>
    <button
      type="button"
      class="reason"
      @mouseenter=${enter}
      @mouseleave=${leave}
      @focus=${enter}
      @blur=${leave}
      @click=${() => openClause(reason.clause)}
    >
      <span class="sentence">${reason.item.sentence}</span>
      <span class="worth" title="${exact(reason.mp)} mp for ${side}"
        ><span class="clause-name">${reason.name}</span> <b>${pawns(Math.abs(reason.mp))}</b></span
      >
    </button>
  </li>`;
};

const reasons = (explanation: Explanation, side: Side) =>
  html`<section class="side ${side}">
    <h3>${side === 'white' ? 'For White' : 'For Black'}</h3>
    ${
      explanation.reasons[side].length
        ? html`<ol>
            ${explanation.reasons[side].map(reason => reasonItem(reason, side))}
          </ol>`
        : html`<p class="quiet">Nothing speaks for ${side === 'white' ? 'White' : 'Black'}.</p>`
    }
  </section>`;

export function verdictPane() {
  const { explanation } = state;
  if (!explanation) return html`<p class="quiet waiting">Weighing the position…</p>`;
  const { outcome } = choices(fenAt(state.line));
  const { total_mp: total } = explanation;
  return html`
    <div class="headline">
      <output class="score ${toneClass(total)}" aria-label="Score" title="${exact(total)} mp"
        >${pawns(total)}</output
      >
      <div>
        <h2>${outcome ?? explanation.verdict}</h2>
        <p class="facts">
          ${explanation.turn === 'white' ? 'White' : 'Black'} to move · ${explanation.position_type}
          ${explanation.stage}, bracket ${explanation.bracket} · pieces worth
          ${explanation.material} pawns a side
        </p>
      </div>
    </div>
    ${lastMove()}
    <div class="reasons">${reasons(explanation, 'white')}${reasons(explanation, 'black')}</div>
  `;
}
