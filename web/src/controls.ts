/** Under the board: stepping, taking back, turning the board, and the position in words. */

import { html, nothing, type TemplateResult } from 'lit-html';
import { playText, startOver, stepBack, stepOn, takeBack, toEnd, toStart } from './actions';
import { visited } from './history';
import { icon } from './icons';
import { label, moves } from './label';
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
      placeholder=${moves('Nf3')}
      aria-label=${label('page-type-move')}
      size="6"
    />
  </form>`;
}

export function controlsPane() {
  const { at, setup } = state;
  if (setup) return nothing;
  const first = !at.parent;
  const last = !at.children.length;
  return html`<div class="controls" role="toolbar" aria-label=${label('page-moves-and-board')}>
    <span class="group">
      ${button(label('page-first'), icon('first'), toStart, first)}
      ${button(label('page-back'), icon('back'), stepBack, first)}
      ${button(label('page-forward'), icon('forward'), stepOn, last)}
      ${button(label('page-last'), icon('last'), toEnd, last)}
    </span>
    ${moveBox()}
    <span class="group">
      ${button(label('page-take-back'), icon('undo'), takeBack, first)}
      ${button(label('page-flip'), icon('flip'), flip)}
      ${button(label('page-start-position'), icon('home'), startOver)}
      ${button(label('page-set-up'), icon('pen'), openSetup)}
    </span>
  </div>`;
}

export function wordsPane() {
  if (state.setup) return nothing;
  const { fen } = state.at;
  return html`<details class="in-words">
    <summary>${label('page-in-words')}</summary>
    <dl>
      ${(['white', 'black'] as const).map(side => {
        const { pieces, pawns } = sideInWords(fen, side);
        return html`<dt>${label('page-pieces-of', { side })}</dt>
          <dd>${pieces}</dd>
          <dt>${label('page-pawns-of', { side })}</dt>
          <dd>${pawns}</dd>`;
      })}
    </dl>
  </details>`;
}
