/** The ledger: chapters that open into clauses, clauses that open into their findings. */

import { html, nothing } from 'lit-html';
import type { Side } from './api-types';
import { bars } from './bars';
import { clauseDetail } from './clause';
import { exact, pawns } from './format';
import { heading, label } from './label';
import { lights } from './lighting';
import { known, state, update } from './store';
import { chaptersOf, totalOf, type ChapterSum, type ClauseSum } from './sums';
import { toneClass } from './verdict';
import { scalesBar, switchAndSlider } from './weights';

const openChapters = new Set<string>();
const openClauses = new Set<string>();

/** Redraws after a change of what is open. */
const redraw = () => update({});

const toggle = (set: Set<string>, key: string) => {
  if (!set.delete(key)) set.add(key);
  redraw();
};

/** Opens a clause wherever it is, and brings it into view. */
export function openClause(key: string): void {
  const chapter = state.catalog?.clauses.find(clause => clause.key === key)?.chapter;
  if (!chapter) return;
  openChapters.add(chapter);
  openClauses.add(key);
  update({ tab: 'ledger' });
  requestAnimationFrame(() => {
    const row = document.getElementById(`clause-${key}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus();
  });
}

const nameOf = (side: Side) => heading('side-name', { side });

const amounts = (white: number, black: number, difference: number, largest: number) => html`
  ${bars(white, black, difference, largest)}
  <span class="num white" title=${label('page-amount-of', { side: 'white', amount: exact(white) })}
    ><span class="sr-only">${nameOf('white')} </span>${pawns(white)}</span
  >
  <span class="num black" title=${label('page-amount-of', { side: 'black', amount: exact(black) })}
    ><span class="sr-only">, ${nameOf('black')} </span>${pawns(black)}</span
  >
  <span
    class="num difference ${toneClass(difference)}"
    title=${label('page-difference-of', { amount: exact(difference) })}
    ><span class="sr-only">, ${label('page-difference')} </span>${pawns(difference)}</span
  >
`;

const silent = (clause: ClauseSum) => clause.white.count + clause.black.count === 0;

function clauseRow(clause: ClauseSum, largest: number) {
  const open = openClauses.has(clause.key);
  const { enter, leave } = lights(clause.items);
  const off = state.weights[clause.key] === 0;
  return html`<li class="clause ${off ? 'off' : ''} ${clause.label ? 'label' : ''}">
    <button
      type="button"
      class="row"
      id="clause-${clause.key}"
      data-clause=${clause.key}
      aria-expanded=${open}
      @mouseenter=${enter}
      @mouseleave=${leave}
      @focus=${enter}
      @blur=${leave}
      @click=${() => toggle(openClauses, clause.key)}
    >
      <span class="name">${clause.name}</span>
      ${
        clause.label
          ? html`<span class="num white"
                ><span class="sr-only">${nameOf('white')} </span>${clause.white.count}</span
              >
              <span class="num black"
                ><span class="sr-only">, ${nameOf('black')} </span>${clause.black.count}</span
              >
              <span class="num difference tag">${label('page-label')}</span>`
          : amounts(clause.white.mp, clause.black.mp, clause.difference, largest)
      }
    </button>
    ${state.weighing && !clause.label ? switchAndSlider(clause.key, clause.name) : nothing}
    ${open ? clauseDetail(clause) : nothing}
  </li>`;
}

function chapterBlock(chapter: ChapterSum, largest: number, largestClause: number) {
  const open = openChapters.has(chapter.key) || state.weighing;
  const { enter, leave } = lights(
    chapter.clauses.flatMap(clause => clause.items),
    false,
  );
  const clauses = chapter.clauses.filter(clause => state.weighing || !silent(clause));
  const hidden = chapter.clauses.length - clauses.length;
  return html`<li class="chapter">
    <h3>
      <button
        type="button"
        class="row"
        data-chapter=${chapter.key}
        aria-expanded=${open}
        @mouseenter=${enter}
        @mouseleave=${leave}
        @focus=${enter}
        @blur=${leave}
        @click=${() => toggle(openChapters, chapter.key)}
      >
        <span class="name">${chapter.title}</span>
        ${amounts(chapter.white, chapter.black, chapter.difference, largest)}
      </button>
    </h3>
    ${
      open
        ? html`<ul class="clauses">
              ${clauses.map(clause => clauseRow(clause, largestClause))}
            </ul>
            ${
              hidden
                ? html`<p class="quiet hidden-count">
                    ${label('page-finds-nothing', { count: hidden })}
                  </p>`
                : nothing
            }`
        : nothing
    }
  </li>`;
}

const largestOf = (amounts: number[]) => Math.max(0, ...amounts.map(Math.abs));

export function ledgerPane() {
  const { catalog } = state;
  const told = known();
  if (!told || !catalog)
    return html`${scalesBar()}
      <ul class="ledger" aria-busy="true"></ul>`;
  const chapters = chaptersOf(told, catalog);
  const largest = largestOf(chapters.map(chapter => chapter.difference));
  const largestClause = largestOf(
    chapters.flatMap(chapter => chapter.clauses.map(clause => clause.difference)),
  );
  const allOpen = chapters.every(chapter => openChapters.has(chapter.key));
  const flip = () => {
    for (const { key } of chapters) allOpen ? openChapters.delete(key) : openChapters.add(key);
    redraw();
  };
  const total = totalOf(told);
  return html`
    ${scalesBar()}
    <div class="ledger-head">
      <button type="button" class="quiet-button" @click=${flip}>
        ${label(allOpen ? 'page-close-all' : 'page-open-all')}
      </button>
      <span></span><span class="num white" aria-hidden="true">${nameOf('white')}</span
      ><span class="num black" aria-hidden="true">${nameOf('black')}</span
      ><span class="num" aria-hidden="true">${label('page-difference')}</span>
    </div>
    <ul class="ledger" aria-label=${label('page-by-chapter')}>
      ${chapters.map(chapter => chapterBlock(chapter, largest, largestClause))}
    </ul>
    <p class="sum">
      <span>${label(told.outcome ? 'page-sum-over' : 'page-sum-at-sight')}</span>
      <span class="num difference ${toneClass(total)}">${pawns(total)}</span>
      <span class="quiet">${label('page-exactly', { amount: exact(total) })}</span>
    </p>
  `;
}
