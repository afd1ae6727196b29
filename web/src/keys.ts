/** Keys that work anywhere on the page, and the help that lists them. */

import { html, render } from 'lit-html';
import { step, takeBack } from './actions';
import { flip } from './controls';
import { toggleEngine } from './engine';
import { state, update, type Tab } from './store';
import { toggleTheme } from './theme';

const tab = (name: Tab) => () => update({ tab: name });

const KEYS: [string, string, () => void][] = [
  ['ArrowLeft', 'one move back', () => step(state.line.ply - 1)],
  ['ArrowRight', 'one move on', () => step(state.line.ply + 1)],
  ['Home', 'to the start', () => step(0)],
  ['End', 'to the end', () => step(state.line.steps.length)],
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

export function startKeys(): void {
  addEventListener('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const target = event.target as Element;
    if (target.closest('input, textarea, select, dialog, [role=tablist]')) return;
    if (state.setup && event.key !== '?') return;
    const found = KEYS.find(([key]) => key === event.key);
    if (!found) return;
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
      <p>
        On the board: arrow keys go from square to square, Enter picks a piece and plays it, and
        lists the reasons that touch the square. Point at any line of the ledger, or move the focus
        to it, and its squares light up: amber where it helps White, blue where it helps Black.
      </p>
      <p>People who script: <a href="/api/openapi.json">the JSON interface</a>.</p>
      <button type="button" class="primary" @click=${() => dialog.close()}>Close</button>`,
    dialog,
  );
  dialog.showModal();
}
