/** The moves of the game as a tree to click: the main line, and in brackets what else was played. */

import { html, nothing, type TemplateResult } from 'lit-html';
import { goTo } from './actions';
import { moveNumber } from './chess';
import { label, moves } from './label';
import { state } from './store';
import { isMainLine, lineThrough, plyOf, type Node } from './tree';

const NAGS: Record<number, string> = { 1: '!', 2: '?', 3: '!!', 4: '??', 5: '!?', 6: '?!' };

type Turns = ReadonlySet<number>;

function moveButton(at: Node, opens: boolean, turns: Turns) {
  const number = moveNumber(at.parent!.fen, opens);
  const turn = turns.has(plyOf(at)) && isMainLine(at);
  return html`<button
    type="button"
    class="move ${turn ? 'turn' : ''} ${at.comment ? 'commented' : ''}"
    aria-current=${at === state.at ? 'step' : 'false'}
    @click=${() => goTo(at, 'jump')}
  >
    ${number ? html`<span class="move-number">${number}</span>` : nothing}<span class="san"
      >${moves(at.san)}${at.nags.map(nag => NAGS[nag] ?? '')}</span
    >
  </button>`;
}

/** A line from this move on; beside each move stand the others that were played in its place. */
function lineFrom(first: Node, opens: boolean, turns: Turns): TemplateResult[] {
  const told: TemplateResult[] = [];
  let at: Node | undefined = first;
  let fresh = opens;
  while (at) {
    const others = at.parent!.children[0] === at ? at.parent!.children.slice(1) : [];
    told.push(html`${moveButton(at, fresh, turns)} `);
    fresh = others.length > 0;
    for (const other of others)
      told.push(
        html`<span class="variation" role="group" aria-label=${label('page-variation')}
          >(${lineFrom(other, true, turns)})</span
        > `,
      );
    at = at.children[0];
  }
  return told;
}

/** All moves of the game on the board. */
export function moveList() {
  const { game, report } = state;
  const first = game.root.children[0];
  if (!first) return html`<p class="quiet">${label('page-no-moves')}</p>`;
  const main = isMainLine(state.at) && report?.moves.length === lineThrough(state.at).length - 1;
  const turns = new Set(main ? report?.turning_points.map(point => point.ply) : []);
  return html`<div class="move-list" role="group" aria-label=${label('page-moves')}>
    ${lineFrom(first, true, turns)}
  </div>`;
}

/** What was said of the move on the board. */
export function comment() {
  const text = state.at.comment;
  return text ? html`<blockquote class="comment">${text}</blockquote>` : nothing;
}
