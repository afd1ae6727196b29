/** Under the board: stepping, taking back, turning the board, and the position in words. */

import { html, nothing, type TemplateResult } from 'lit-html';
import { playText, startOver, stepBack, stepOn, takeBack, toEnd, toStart } from './actions';
import { visited } from './history';
import { icon } from './icons';
import { openSetup } from './setup';
import { state, update } from './store';
import { sideInWords } from './words';

export function flip(): void {
  update({ orientation: state.orientation === 'white' ? 'black' : 'white' });
  visited('same');
}

const button = (label: string, sign: TemplateResult<2>, act: () => void, disabled = false) =>
  html`<button type="button" aria-label=${label} title=${label} ?disabled=${disabled} @click=${act}>
    ${sign}
  </button>`;

function moveBox() {
  return html`<form
    class="move-box"
    @submit=${async (event: SubmitEvent) => {
      event.preventDefault();
      const input = (event.target as HTMLFormElement).elements.namedItem('san') as HTMLInputElement;
      if (input.value.trim() && (await playText(input.value))) input.value = '';
    }}
  >
    <input
      name="san"
      autocomplete="off"
      spellcheck="false"
      placeholder="Nf3"
      aria-label="Type a move"
      size="6"
    />
  </form>`;
}

export function controlsPane() {
  const { at, setup } = state;
  if (setup) return nothing;
  const first = !at.parent;
  const last = !at.children.length;
  return html`<div class="controls" role="toolbar" aria-label="Moves and board">
    <span class="group">
      ${button('First position', icon('first'), toStart, first)}
      ${button('Step back', icon('back'), stepBack, first)}
      ${button('Step forward', icon('forward'), stepOn, last)}
      ${button('Last position', icon('last'), toEnd, last)}
    </span>
    ${moveBox()}
    <span class="group">
      ${button('Take the last move back', icon('undo'), takeBack, first)}
      ${button('Flip the board', icon('flip'), flip)}
      ${button('Start position', icon('home'), startOver)}
      ${button('Set up a position', icon('pen'), openSetup)}
    </span>
  </div>`;
}

export function wordsPane() {
  if (state.setup) return nothing;
  const { fen } = state.at;
  return html`<details class="in-words">
    <summary>The position in words</summary>
    <dl>
      ${(['white', 'black'] as const).map(color => {
        const { pieces, pawns } = sideInWords(fen, color);
        const side = color === 'white' ? 'White' : 'Black';
        return html`<dt>${side}'s pieces</dt>
          <dd>${pieces}</dd>
          <dt>${side}'s pawns by file</dt>
          <dd>${pawns}</dd>`;
      })}
    </dl>
  </details>`;
}
