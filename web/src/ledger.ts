/** The ledger: chapters that open into clauses, clauses that open into their findings. */

import { html, nothing } from 'lit-html';
import { bars } from './bars';
import { clauseDetail } from './clause';
import type { ChapterEntry, ClauseEntry, Explanation } from './contract';
import { exact, pawns } from './format';
import { lights } from './lighting';
import { squarePane } from './square';
import { state, update } from './store';
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
  const chapter = state.explanation?.chapters.find(({ clauses }) =>
    clauses.some(clause => clause.key === key),
  );
  if (!chapter) return;
  openChapters.add(chapter.key);
  openClauses.add(key);
  update({ tab: 'ledger' });
  requestAnimationFrame(() => {
    const row = document.getElementById(`clause-${key}`);
    row?.scrollIntoView({ block: 'center' });
    row?.focus();
  });
}

const amounts = (white: number, black: number, difference: number, largest: number) => html`
  ${bars(white, black, difference, largest)}
  <span class="num white" title="White ${exact(white)} mp">${pawns(white)}</span>
  <span class="num black" title="Black ${exact(black)} mp">${pawns(black)}</span>
  <span class="num difference ${toneClass(difference)}" title="Difference ${exact(difference)} mp"
    >${pawns(difference)}</span
  >
`;

const spoken = (name: string, white: number, black: number, difference: number) =>
  `${name}: White ${pawns(white)}, Black ${pawns(black)}, difference ${pawns(difference)}`;

const silent = (clause: ClauseEntry) => clause.white.count + clause.black.count === 0;

function clauseRow(clause: ClauseEntry, largest: number) {
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
      aria-label=${
        clause.label
          ? `${clause.name}: White ${clause.white.count}, Black ${clause.black.count}`
          : spoken(clause.name, clause.white.mp, clause.black.mp, clause.difference_mp)
      }
      @mouseenter=${enter}
      @mouseleave=${leave}
      @focus=${enter}
      @blur=${leave}
      @click=${() => toggle(openClauses, clause.key)}
    >
      <span class="name">${clause.name}</span>
      ${
        clause.label
          ? html`<span class="num white">${clause.white.count || '·'}</span>
              <span class="num black">${clause.black.count || '·'}</span>
              <span class="num difference tag">label</span>`
          : amounts(clause.white.mp, clause.black.mp, clause.difference_mp, largest)
      }
    </button>
    ${state.weighing && !clause.label ? switchAndSlider(clause.key, clause.name) : nothing}
    ${open ? clauseDetail(clause) : nothing}
  </li>`;
}

function chapterBlock(chapter: ChapterEntry, largest: number, largestClause: number) {
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
        aria-label=${spoken(chapter.title, chapter.white_mp, chapter.black_mp, chapter.difference_mp)}
        @mouseenter=${enter}
        @mouseleave=${leave}
        @focus=${enter}
        @blur=${leave}
        @click=${() => toggle(openChapters, chapter.key)}
      >
        <span class="name">${chapter.title}</span>
        ${amounts(chapter.white_mp, chapter.black_mp, chapter.difference_mp, largest)}
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
                    ${hidden} more ${hidden === 1 ? 'clause finds' : 'clauses find'} nothing here.
                  </p>`
                : nothing
            }`
        : nothing
    }
  </li>`;
}

/** The sources' rules that one side breaks, each lighting what it speaks of. */
function rulesList({ rules }: Explanation) {
  if (!rules.length) return nothing;
  return html`<section class="rules" aria-label="Rules of the sources that are broken">
    <h3>Rules of the sources that are broken</h3>
    <ul>
      ${rules.map(rule => {
        const { side, squares, sentence } = rule;
        const { enter, leave } = lights([{ side, mp: 0, on: squares, at: [], by: [], sentence }]);
        return html`<li @mouseenter=${enter} @mouseleave=${leave}>${sentence}.</li>`;
      })}
    </ul>
  </section>`;
}

const largestOf = (amounts: number[]) => Math.max(0, ...amounts.map(Math.abs));

export function ledgerPane() {
  const { explanation } = state;
  if (!explanation) return nothing;
  const chapters = explanation.chapters;
  const largest = largestOf(chapters.map(chapter => chapter.difference_mp));
  const largestClause = largestOf(
    chapters.flatMap(chapter => chapter.clauses.map(clause => clause.difference_mp)),
  );
  const allOpen = chapters.every(chapter => openChapters.has(chapter.key));
  const flip = () => {
    for (const { key } of chapters) allOpen ? openChapters.delete(key) : openChapters.add(key);
    redraw();
  };
  return html`
    ${scalesBar()} ${squarePane()}
    <div class="ledger-head">
      <button type="button" class="quiet-button" @click=${flip}>
        ${allOpen ? 'Close all' : 'Open all'}
      </button>
      <span></span><span class="num" aria-hidden="true">White</span
      ><span class="num" aria-hidden="true">Black</span
      ><span class="num" aria-hidden="true">Difference</span>
    </div>
    <ul class="ledger" aria-label="Ledger by chapter">
      ${chapters.map(chapter => chapterBlock(chapter, largest, largestClause))}
    </ul>
    <p class="sum">
      <span>Sum of all clauses</span>
      <span class="num difference ${toneClass(explanation.total_mp)}"
        >${pawns(explanation.total_mp)}</span
      >
      <span class="quiet">${exact(explanation.total_mp)} mp, exactly</span>
    </p>
    ${rulesList(explanation)}
  `;
}
