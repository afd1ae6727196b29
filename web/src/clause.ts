/** A clause opened: its findings, what it means, where it comes from, an example to load. */

import { html, nothing } from 'lit-html';
import { openPosition } from './actions';
import type { CatalogClause, CatalogSource, ItemRecord } from './api-types';
import { exact } from './format';
import { plotClause } from './game';
import { decimal, label } from './label';
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

const number = (value: number) => decimal(String(Math.round(value * 1000) / 1000));

function slotTable(clause: CatalogClause) {
  if (!clause.slots.length) return nothing;
  const { profiles } = state.catalog!;
  const values = { millipawns: 'page-values-mp', share: 'page-values-share' }[
    clause.unit as string
  ];
  return html`<details class="slots">
    <summary>${label(values ?? 'page-values')}</summary>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${label('page-slot')}</th>
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
    ? html`${document}, ${label('page-under')} <cite lang="en">${heading}</cite>:
        <q lang="en">${quote}</q>. ${whose}`
    : html`${whose}`;

/** What a clause says of itself, under the headings of the catalogue. */
const meaning = (clause: CatalogClause) =>
  html`<div class="definition">
    <dl>
      ${part(label('catalog-what'), prose(clause.what))}
      ${part(label('catalog-why'), ...(clause.why ? [prose(clause.why)] : []))}
      ${part(
        label('catalog-example'),
        html`<button type="button" @click=${() => openPosition(clause.example)}>
          ${label('page-show-example')}
        </button>`,
      )}
      ${part(label('catalog-source'), cited(clause.source))}
      ${part(label('catalog-evidence'), ...clause.evidence)}
    </dl>
    <p class="place">
      ${clause.anchor ? html`${label('page-section', { section: clause.section })}` : nothing}
      <code>${clause.key}</code>
      <button type="button" @click=${() => plotClause(clause.key)}>
        ${label('page-curve-of-clause')}
      </button>
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
        : html`<p class="quiet">${label('page-no-finding')}</p>`
    }
    ${
      items.length > MOST_ITEMS
        ? html`<p class="quiet">
            ${label('page-smaller-ones', { count: items.length - MOST_ITEMS })}
          </p>`
        : nothing
    }
  </div>`;
}
