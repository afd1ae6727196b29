/** The tabs beside the board. */

import { html } from 'lit-html';
import { enginePane, engineWanted } from './engine';
import { gamePane } from './game';
import { ledgerPane } from './ledger';
import { state, update, type Tab } from './store';

const TABS: [Tab, string][] = [
  ['ledger', 'Ledger'],
  ['engine', 'Engine'],
  ['game', 'Game'],
];

const PANES = { ledger: ledgerPane, engine: enginePane, game: gamePane };

function onKey(event: KeyboardEvent): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step) return;
  const at = TABS.findIndex(([tab]) => tab === state.tab);
  const [tab] = TABS[(at + step + TABS.length) % TABS.length]!;
  update({ tab });
  event.preventDefault();
  requestAnimationFrame(() => document.getElementById(`tab-${tab}`)?.focus());
}

export function panel() {
  return html`<div class="tabs" role="tablist" aria-label="Ledger, engine, game" @keydown=${onKey}>
      ${TABS.map(
        ([tab, name]) =>
          html`<button
            type="button"
            role="tab"
            id="tab-${tab}"
            aria-selected=${tab === state.tab}
            aria-controls="pane"
            tabindex=${tab === state.tab ? 0 : -1}
            @click=${() => update({ tab })}
          >
            ${name}${tab === 'engine' && engineWanted() ? html`<span class="busy" title="at work"></span>` : ''}
          </button>`,
      )}
    </div>
    <div id="pane" role="tabpanel" aria-labelledby="tab-${state.tab}" class="pane ${state.tab}">
      ${PANES[state.tab]()}
    </div>`;
}
