/** The story: reasons for each side that add up to the verdict, each of which opens into what it rests on. */

import { html, nothing } from 'lit-html';
import type { PositionRecord, ReasonRecord, Side, StoryRecord } from './api-types';
import { hundredths, pawns } from './format';
import { label } from './label';
import { openClause } from './ledger';
import { lights } from './lighting';
import { light } from './board';
import { squaresFor } from './marks';
import { state, update } from './store';
import { toneClass } from './verdict';

/** The reasons that are open, by what they say: they stay open while the story stays the same. */
const opened = new Set<string>();

const toggle = (key: string) => {
  if (!opened.delete(key)) opened.add(key);
  update({});
};

/** What a clause adds to a reason: amount, definition, source, evidence. */
function part(key: string, title: string, mp: number) {
  const clause = state.catalog?.clauses.find(clause => clause.key === key);
  return html`<li>
    <p class="part">
      <button type="button" class="in-line" @click=${() => openClause(key)}>${title}</button>
      <span class="num ${toneClass(mp)}">${pawns(mp)}</span>
    </p>
    ${
      clause
        ? html`<p class="meaning">${clause.what.replaceAll('`', '')}</p>
            <ul class="meaning quiet">
              <li>${clause.source.whose}</li>
              ${clause.evidence.map(line => html`<li>${line}.</li>`)}
            </ul>`
        : nothing
    }
  </li>`;
}

function opening(reason: ReasonRecord) {
  if (!reason.clauses.length)
    return html`<p class="meaning quiet">${label('page-by-best-play')}</p>`;
  return html`<ul class="parts">
    ${reason.clauses.map(({ key, name, mp }) => part(key, name, mp))}
  </ul>`;
}

function reasonLine(reason: ReasonRecord, amount: number) {
  const { enter, leave } = lights([squaresFor(reason.side, reason.squares)]);
  const key = `${reason.theme}${reason.sentence}`;
  const open = opened.has(key);
  const move = reason.what_if;
  return html`<li class="reason">
    <button
      type="button"
      aria-expanded=${open}
      @mouseenter=${enter}
      @mouseleave=${leave}
      @focus=${enter}
      @blur=${leave}
      @click=${() => toggle(key)}
    >
      <span class="theme" lang=${state.lang}>${reason.title}</span>
      <b class="num">${hundredths(amount)}</b>
      <span class="sentence" lang=${state.lang}>${reason.sentence}</span>
    </button>
    ${
      move
        ? html`<p
            class="what-if"
            @mouseenter=${() => light([{ ...squaresFor(reason.side, [move.from]), at: [move.to] }])}
            @mouseleave=${leave}
          >
            ${move.sentence}
          </p>`
        : nothing
    }
    ${open ? opening(reason) : nothing}
  </li>`;
}

function reasonsFor(side: Side, story: StoryRecord) {
  const own = story.reasons
    .map((reason, place) => ({ reason, amount: story.printed.reasons[place] ?? 0 }))
    .filter(({ reason }) => reason.side === side);
  if (!own.length) return nothing;
  return html`<section class="side ${side}">
    <h3>${label('for-side', { side })}</h3>
    <ol>
      ${own.map(({ reason, amount }) => reasonLine(reason, amount))}
    </ol>
  </section>`;
}

const restLine = (what: string, amount: number) =>
  html`<div>
    <dt>${what}</dt>
    <dd class="num ${toneClass(amount)}">${hundredths(amount)}</dd>
  </div>`;

/** The sources' rules that bear on the story, each lighting what it speaks of. */
function rules({ breaches }: PositionRecord) {
  const bearing = breaches.filter(breach => breach.told);
  if (!bearing.length) return nothing;
  return html`<section class="rules" aria-label=${label('rules-broken')}>
    <h3>${label('rules-broken')}</h3>
    <ul>
      ${bearing.map(({ side, squares, sentence }) => {
        const { enter, leave } = lights([{ ...squaresFor(side, squares), mp: 0 }]);
        return html`<li @mouseenter=${enter} @mouseleave=${leave}>${sentence}.</li>`;
      })}
    </ul>
  </section>`;
}

/** What the other side threatens, and what is played before the reasons hold. */
function ahead({ threat, after }: StoryRecord) {
  const { enter, leave } = lights(threat ? [squaresFor(threat.side, threat.squares)] : []);
  return html`${after ? html`<p class="ahead" lang=${state.lang}>${after.sentence}</p>` : nothing}
  ${
    threat
      ? html`<p class="ahead" lang=${state.lang} @mouseenter=${enter} @mouseleave=${leave}>
          ${threat.sentence}
        </p>`
      : nothing
  }`;
}

const facts = ({ facts }: PositionRecord) =>
  facts.length
    ? html`<section class="rules" aria-label=${label('worth-knowing')}>
        <h3>${label('worth-knowing')}</h3>
        <ul>
          ${facts.map(fact => html`<li>${fact}.</li>`)}
        </ul>
      </section>`
    : nothing;

export function storyPane(told: PositionRecord, story: StoryRecord) {
  const { other, having_the_move } = story.printed;
  const mated = story.searched?.mate;
  return html`${ahead(story)}
    <div class="reasons">${reasonsFor('white', story)}${reasonsFor('black', story)}</div>
    ${
      mated
        ? nothing
        : html`<dl class="rest">
            ${other ? restLine(story.other_title, other) : nothing}${restLine(label('having-the-move'), having_the_move)}
          </dl>`
    }
    ${mated ? nothing : html`${facts(told)}${rules(told)}`}`;
}
