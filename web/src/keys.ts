/** Keys that work anywhere on the page, and the help that lists them. */

import { html, render } from 'lit-html';
import { stepBack, stepOn, takeBack, toEnd, toStart } from './actions';
import { flip } from './controls';
import { toggleEngine } from './engine';
import { label } from './label';
import { state, update, type Tab } from './store';
import { toggleTheme } from './theme';

const tab = (name: Tab) => () => update({ tab: name });

const KEYS: [string, string, () => void][] = [
  ['ArrowLeft', 'page-key-back', stepBack],
  ['ArrowRight', 'page-key-on', stepOn],
  ['Home', 'page-key-start', toStart],
  ['End', 'page-key-end', toEnd],
  ['Backspace', 'page-key-take-back', takeBack],
  ['f', 'page-key-flip', flip],
  ['b', 'page-key-board', () => focusOn('#grid [tabindex="0"]')],
  ['m', 'page-key-move', () => focusOn('.move-box input')],
  ['p', 'page-key-entry', () => focusOn('#text')],
  ['l', 'page-key-ledger', tab('ledger')],
  ['e', 'page-key-engine', toggleEngine],
  ['g', 'page-key-game', tab('game')],
  ['d', 'page-key-theme', toggleTheme],
  ['?', 'page-key-help', openHelp],
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
    html`<h2 id="help-title">${label('page-keys')}</h2>
      <dl>
        ${KEYS.map(
          ([key, what]) =>
            html`<div>
              <dt><kbd>${key.replace('Arrow', '')}</kbd></dt>
              <dd>${label(what)}</dd>
            </div>`,
        )}
      </dl>
      <label class="letters"
        ><input
          type="checkbox"
          .checked=${lettersAreOn()}
          @change=${(event: Event) => switchLetters((event.target as HTMLInputElement).checked)}
        />${label('page-letters')}</label
      >
      <p>${label('page-keys-board')}</p>
      <p>${label('page-scripts')} <a href="/api/openapi.json">${label('page-json')}</a>.</p>
      <button type="button" class="primary" @click=${() => dialog.close()}>
        ${label('page-close')}
      </button>`,
    dialog,
  );
  dialog.showModal();
}
