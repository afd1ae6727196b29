/** A clause opened: its findings, what it means, where it comes from, an example to load. */

import { html, nothing } from 'lit-html';
import { openPosition } from './actions';
import type { CatalogClause, CatalogSource, ItemRecord } from './api-types';
import { exact } from './format';
import { plotClause } from './game';
import { lights } from './lighting';
import { toneOf } from './marks';
import { state } from './store';
import type { ClauseSum } from './sums';

/** Longer lists are cut; the sums above them are whole. */
const MOST_ITEMS = 40;

export const itemLine = (item: ItemRecord, name?: string) => {
  const { enter, leave } = lights([item]);
  return html`<li>
    <button
      type="button"
      class="item ${toneOf(item)}"
      @mouseenter=${enter}
      @mouseleave=${leave}
      @focus=${enter}
      @blur=${leave}
      @click=${enter}
    >
      <span class="dot ${item.side}"></span>
      <span class="sentence"
        >${item.sentence}${name ? html` <i class="of">${name}</i>` : nothing}</span
      >
      <span class="num">${item.mp === 0 ? '·' : exact(item.mp)}</span>
    </button>
  </li>`;
};

/** The heaviest first. */
export const byWeight = (a: ItemRecord, b: ItemRecord) => Math.abs(b.mp) - Math.abs(a.mp);

const number = (value: number) => String(Math.round(value * 1000) / 1000);

function slotTable(clause: CatalogClause) {
  if (!clause.slots.length) return nothing;
  const { profiles } = state.catalog!;
  const unit = ({ millipawns: 'mp', share: 'share' } as Record<string, string>)[clause.unit];
  return html`<details class="slots">
    <summary>Values ${unit ? `(${unit})` : ''}</summary>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Slot</th>
            ${profiles.map(profile => html`<th scope="col">${profile}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${clause.slots.map(
            slot =>
              html`<tr>
                <th scope="row">${slot.name}</th>
                ${profiles.map(profile => {
                  const [opening = 0, ending = 0] = slot.values[profile] ?? [];
                  return html`<td>
                    ${number(opening)}${opening === ending ? nothing : html` → ${number(ending)}`}
                  </td>`;
                })}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </details>`;
}

/** Definitions are written in Markdown of the plainest kind: `code` and nothing else. */
const prose = (text: string) =>
  text.split('`').map((part, index) => (index % 2 ? html`<code>${part}</code>` : part));

const part = (title: string, ...told: unknown[]) =>
  told.length
    ? html`<dt>${title}</dt>
        ${told.map(one => html`<dd>${one}</dd>`)}`
    : nothing;

const cited = ({ document, heading, quote, whose }: CatalogSource) =>
  document
    ? html`${document}, under <cite>${heading}</cite>: <q>${quote}</q>. ${whose}`
    : html`${whose}`;

/** What a clause says of itself, under the headings of the catalogue. */
const meaning = (clause: CatalogClause) =>
  html`<div class="definition">
    <dl>
      ${part('What it is', prose(clause.what))}
      ${part('Why it matters', ...(clause.why ? [prose(clause.why)] : []))}
      ${part(
        'Example',
        html`<button type="button" @click=${() => openPosition(clause.example)}>
          Show an example
        </button>`,
      )}
      ${part('Source', cited(clause.source))} ${part('Evidence', ...clause.evidence)}
    </dl>
    <p class="place">
      ${clause.anchor ? html`Section ${clause.section} of the specification ·` : nothing}
      <code>${clause.key}</code>
      <button type="button" @click=${() => plotClause(clause.key)}>Curve over the game</button>
    </p>
    ${slotTable(clause)}
  </div>`;

export function clauseDetail(entry: ClauseSum) {
  const clause = state.catalog?.clauses.find(({ key }) => key === entry.key);
  const items = [...entry.items].sort(byWeight);
  return html`<div class="detail">
    ${clause ? meaning(clause) : nothing}
    ${
      items.length
        ? html`<ul class="items">
            ${items.slice(0, MOST_ITEMS).map(item => itemLine(item))}
          </ul>`
        : html`<p class="quiet">It finds nothing here.</p>`
    }
    ${
      items.length > MOST_ITEMS
        ? html`<p class="quiet">and ${items.length - MOST_ITEMS} smaller ones</p>`
        : nothing
    }
  </div>`;
}
