/** On top: the score or the outcome, the verdict, and what the last move changed. */

import { html, nothing } from 'lit-html';
import type { PositionRecord, StoryRecord } from './api-types';
import { playLine } from './actions';
import { moveNumber, playAll } from './chess';
import { exact, hundredths, pawns, sum } from './format';
import { decimal, label, moves } from './label';
import { openClause } from './ledger';
import { known, state } from './store';
import { squarePane } from './square';
import { storyPane } from './story';
import { chaptersOf } from './sums';

/** Changes smaller than this are not worth telling. */
const LEAST_CHANGE = 5;
const MOST_CHANGES = 3;
/** Moves of best play that are shown. */
const SHOWN = 6;

export interface Change {
  key: string;
  name: string;
  mp: number;
}

/** The clauses that a move changed most; having the move changes with every one, and is left out. */
export function changes(before: PositionRecord, after: PositionRecord): Change[] {
  const { catalog } = state;
  if (!catalog) return [];
  const clauses = (told: PositionRecord) =>
    chaptersOf(told, catalog).flatMap(chapter => chapter.clauses);
  const was = new Map(clauses(before).map(clause => [clause.key, clause.difference]));
  return clauses(after)
    .filter(({ key }) => key !== 'tempo')
    .map(({ key, name, difference }) => ({
      key,
      name,
      mp: sum([difference, -(was.get(key) ?? 0)]),
    }))
    .filter(change => Math.abs(change.mp) >= LEAST_CHANGE)
    .sort((a, b) => Math.abs(b.mp) - Math.abs(a.mp))
    .slice(0, MOST_CHANGES);
}

export const toneClass = (mp: number) => (mp > 0 ? 'for-white' : mp < 0 ? 'for-black' : 'neutral');

function lastMove() {
  const { at, before, told } = state;
  if (!at.parent || !told) return nothing;
  const changed = before && !told.outcome ? changes(before, told) : [];
  return html`<p class="changed">
    <b>${moves(at.san)}</b>
    ${changed.map(
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

/** The score as it is read: pawns, or moves to mate. */
export function scoreOf(story: StoryRecord): { text: string; good: number } {
  const mate = story.searched?.mate;
  if (mate) return { text: `${mate < 0 ? '−' : ''}#${Math.abs(mate)}`, good: mate };
  return { text: hundredths(story.printed.total), good: story.printed.total };
}

/** The verdict as it is heard. */
export const spoken = ({ outcome, story }: PositionRecord) =>
  outcome ? outcome.sentence : story ? `${story.verdict}, ${scoreOf(story).text}` : '';

/** Best play, each move to be followed. */
function bestPlay(story: StoryRecord) {
  const line = story.searched?.line ?? [];
  const steps = playAll(state.at.fen, line.slice(0, SHOWN));
  if (!steps.length) return nothing;
  return html`<p class="best-play">
    <span class="quiet">${label('page-best-play')}</span> ${steps.map((step, index) => {
      const before = index ? steps[index - 1]!.fen : state.at.fen;
      const line = steps.slice(0, index + 1).map(({ uci }) => uci);
      return html`<button type="button" class="in-line" @click=${() => playLine(line)}>
        <span class="move-number">${moveNumber(before, index === 0)}</span>${moves(step.san)}
      </button>`;
    })}
  </p>`;
}

function headline(told: PositionRecord) {
  const { outcome, story } = told;
  const { turn: side, position_type: kind, stage } = told;
  const facts = html`<p class="facts">
    ${outcome ? nothing : `${label('to-move', { side, check: 'no' })} · `}${label(
      'kind-of-position',
      {
        kind,
        stage,
      },
    )}
    · ${label('page-pieces-worth', { pawns: decimal(String(told.material)) })}
  </p>`;
  if (outcome)
    return html`<div class="headline">
      <output class="score outcome" aria-label=${label('page-result')}
        >${outcome.result.replaceAll('1/2', '½')}</output
      >
      <div>
        <h2>${outcome.sentence}</h2>
        ${facts}
      </div>
    </div>`;
  if (!story) return nothing;
  const { text, good } = scoreOf(story);
  return html`<div class="headline">
    <output
      class="score ${toneClass(good)}"
      aria-label=${label('page-score')}
      title="${exact(story.total_mp)} mp"
      >${text}</output
    >
    <div>
      <h2>${story.verdict}</h2>
      ${facts} ${bestPlay(story)}
    </div>
  </div>`;
}

export function verdictPane() {
  const told = known();
  if (state.refused) return html`<p class="quiet refused">${label('page-cannot-be-told')}</p>`;
  if (!told) {
    const move = state.at.parent ? html`<b>${moves(state.at.san)}</b> ` : nothing;
    return html`<p class="quiet waiting">${move}${label('page-weighing')}</p>`;
  }
  return html`${headline(told)} ${lastMove()} ${squarePane()}
  ${
    state.searched || told.outcome
      ? nothing
      : html`<p class="quiet searching">${label('page-at-sight')}</p>`
  }
  ${told.story ? storyPane(told, told.story) : nothing}`;
}
