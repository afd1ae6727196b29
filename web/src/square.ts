/** Every reason that touches the square somebody asked about. */

import { html, nothing } from 'lit-html';
import { parseSquare } from 'chessops/util';
import { byWeight, itemLine } from './clause';
import type { Item } from './contract';
import { fenAt, position } from './line';
import { touches } from './marks';
import { state, update } from './store';
import { pieceWords } from './words';

/** The list is a summary: the heaviest are enough. */
const MOST = 30;

export function squarePane() {
  const { square, explanation, setup } = state;
  if (!square || !explanation || setup) return nothing;
  const names = new Map<Item, string>();
  for (const chapter of explanation.chapters)
    for (const clause of chapter.clauses)
      for (const item of clause.items) if (touches(item, square)) names.set(item, clause.name);
  const items = [...names.keys()].sort(byWeight);
  const piece = position(fenAt(state.line)).board.get(parseSquare(square)!);
  return html`<section class="square" aria-label="Reasons that touch ${square}">
    <header>
      <h3>${square} <span class="quiet">${pieceWords(piece)}</span></h3>
      <span class="quiet">${items.length} ${items.length === 1 ? 'reason' : 'reasons'}</span>
      <button type="button" aria-label="Close" @click=${() => update({ square: undefined })}>
        ×
      </button>
    </header>
    ${
      items.length
        ? html`<ul class="items">
            ${items.slice(0, MOST).map(item => itemLine(item, names.get(item)))}
          </ul>`
        : html`<p class="quiet">No clause has anything to say about ${square}.</p>`
    }
    ${
      items.length > MOST
        ? html`<p class="quiet">and ${items.length - MOST} smaller ones</p>`
        : nothing
    }
  </section>`;
}
