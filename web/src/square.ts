/** The account of the unit on a square, and every finding that touches it. */

import { html, nothing } from 'lit-html';
import { parseSquare } from 'chessops/util';
import { byWeight, itemLine } from './clause';
import type { AccountRecord, PartRecord } from './api-types';
import { position } from './chess';
import { exact, pawns } from './format';
import { label } from './label';
import { openClause } from './ledger';
import { touches } from './marks';
import { known, state, update } from './store';
import { toneClass } from './verdict';
import { pieceWords } from './words';

/** The list is a summary: the heaviest are enough. */
const MOST = 30;

/** What rounds to nothing is not worth a line. */
const isSeen = ({ mp }: PartRecord) => Math.abs(mp) >= 5;

/** What the unit is worth, and by which clauses: they add up. */
const account = ({ mp, clauses }: AccountRecord) =>
  html`<dl class="account" aria-label=${label('page-worth-and-why')}>
    ${clauses.filter(isSeen).map(
      part =>
        html`<div>
          <dt>
            <button type="button" class="in-line" @click=${() => openClause(part.key)}>
              ${part.name}
            </button>
          </dt>
          <dd class="num ${toneClass(part.mp)}" title="${exact(part.mp)} mp">${pawns(part.mp)}</dd>
        </div>`,
    )}
    <div class="account-sum">
      <dt>${label('page-worth')}</dt>
      <dd class="num ${toneClass(mp)}" title="${exact(mp)} mp">${pawns(mp)}</dd>
    </div>
  </dl>`;

export function squarePane() {
  const { square, setup, catalog } = state;
  const told = known();
  if (!square || !told || setup) return nothing;
  const names = new Map(catalog?.clauses.map(({ key, name }) => [key, name]));
  const items = told.items.filter(item => touches(item, square)).sort(byWeight);
  const piece = position(state.at.fen).board.get(parseSquare(square)!);
  const unit = told.units?.find(unit => unit.square === square);
  return html`<section
    class="square"
    aria-label=${label('page-on', { piece: pieceWords(piece), square })}
  >
    <header>
      <h3>${square} <span class="quiet">${pieceWords(piece)}</span></h3>
      <button
        type="button"
        aria-label=${label('page-close')}
        @click=${() => update({ square: undefined })}
      >
        ×
      </button>
    </header>
    ${unit ? account(unit) : nothing}
    ${
      items.length
        ? html`<details class="touching" ?open=${!unit}>
            <summary>${label('page-touching', { count: items.length, square })}</summary>
            <ul class="items">
              ${items.slice(0, MOST).map(item => itemLine(item, names.get(item.clause)))}
            </ul>
            ${
              items.length > MOST
                ? html`<p class="quiet">
                    ${label('page-smaller-ones', { count: items.length - MOST })}
                  </p>`
                : nothing
            }
          </details>`
        : html`<p class="quiet">${label('page-no-clause-there', { square })}</p>`
    }
  </section>`;
}
