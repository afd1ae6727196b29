/** Keys that work anywhere on the page, and the help that lists them. */

import { html, render } from 'lit-html';
import { stepBack, stepOn, takeBack, toEnd, toStart } from './actions';
import { flip } from './controls';
import { toggleEngine } from './engine';
import { state, update, type Tab } from './store';
import { toggleTheme } from './theme';

const tab = (name: Tab) => () => update({ tab: name });

const KEYS: [string, string, () => void][] = [
  ['ArrowLeft', 'one move back', stepBack],
  ['ArrowRight', 'one move on', stepOn],
  ['Home', 'to the start', toStart],
  ['End', 'to the end', toEnd],
  ['Backspace', 'take the last move back', takeBack],
  ['f', 'flip the board', flip],
  ['b', 'to the board', () => focusOn('#grid [tabindex="0"]')],
  ['m', 'type a move', () => focusOn('.move-box input')],
  ['p', 'type a FEN or PGN', () => focusOn('#text')],
  ['l', 'ledger', tab('ledger')],
  ['e', 'start or stop the engine', toggleEngine],
  ['g', 'game', tab('game')],
  ['d', 'dark or light', toggleTheme],
  ['?', 'this help', openHelp],
];

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

const SWITCH = 'kmoch-letters';

/** Whether keys of one letter do something: who dictates, or touches keys by chance, switches them off. */
function lettersAreOn(): boolean {
  try {
    return localStorage.getItem(SWITCH) !== 'off';
  } catch {
    return true;
  }
}

function switchLetters(on: boolean): void {
  try {
    localStorage.setItem(SWITCH, on ? 'on' : 'off');
  } catch {
    // No storage: they stay on.
  }
}

const isLetter = (key: string) => key.length === 1;

export function startKeys(): void {
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as Element;
    if (target.closest('input, textarea, select, dialog')) return;
    if (state.setup && event.key !== '?') return;
    const found = KEYS.find(([key]) => key === event.key);
    if (!found || (isLetter(event.key) && !lettersAreOn())) return;
    event.preventDefault();
    found[2]();
  });
}

export function openHelp(): void {
  const dialog = document.getElementById('help') as HTMLDialogElement;
  render(
    html`<h2 id="help-title">Keys</h2>
      <dl>
        ${KEYS.map(
          ([key, what]) =>
            html`<div>
              <dt><kbd>${key.replace('Arrow', '')}</kbd></dt>
              <dd>${what}</dd>
            </div>`,
        )}
      </dl>
      <label class="letters"
        ><input
          type="checkbox"
          .checked=${lettersAreOn()}
          @change=${(event: Event) => switchLetters((event.target as HTMLInputElement).checked)}
        />Keys of one letter or sign work</label
      >
      <p>
        On the board: arrow keys go from square to square, Enter picks a piece and plays it, and
        opens the account of the unit there. Point at any reason or line of the ledger, or move the
        focus to it, and its squares light up: amber where it helps White, blue where it helps
        Black.
      </p>
      <p>People who script: <a href="/api/openapi.json">the JSON interface</a>.</p>
      <button type="button" class="primary" @click=${() => dialog.close()}>Close</button>`,
    dialog,
  );
  dialog.showModal();
}
