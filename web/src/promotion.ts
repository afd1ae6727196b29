/** Asking what a pawn becomes. */

import { html, nothing, render } from 'lit-html';
import { label } from './label';
import { state } from './store';

const ROLES = [
  ['q', 'queen'],
  ['r', 'rook'],
  ['b', 'bishop'],
  ['n', 'knight'],
] as const;

export function askPromotion(dest: string): Promise<string | undefined> {
  const root = document.getElementById('promotion')!;
  const color = dest[1] === '8' ? 'white' : 'black';
  return new Promise(resolve => {
    const done = (role?: string) => {
      render(nothing, root);
      root.classList.remove('open');
      resolve(role);
    };
    root.classList.add('open');
    root.dataset.file = String(
      state.orientation === 'white' ? 'abcdefgh'.indexOf(dest[0]!) : 'hgfedcba'.indexOf(dest[0]!),
    );
    root.dataset.end = (dest[1] === '8') === (state.orientation === 'white') ? 'top' : 'bottom';
    render(
      html`<div
        class="choices cg-wrap"
        role="dialog"
        aria-label=${label('page-promote')}
        @keydown=${(event: KeyboardEvent) => event.key === 'Escape' && done()}
      >
        ${ROLES.map(
          ([letter, role]) =>
            html`<button
              type="button"
              aria-label=${label('page-kind', { role, count: 1 })}
              @click=${() => done(letter)}
            >
              <piece class="${color} ${role}"></piece>
            </button>`,
        )}
        <button
          type="button"
          class="cancel"
          aria-label=${label('page-cancel')}
          @click=${() => done()}
        >
          ×
        </button>
      </div>`,
      root,
    );
    root.querySelector('button')!.focus();
  });
}
