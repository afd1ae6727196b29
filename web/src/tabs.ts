/** What stands beside the board: one of three panes. Arrow keys step through the game, here as everywhere. */

import { html } from 'lit-html';
import { enginePane, engineRuns } from './engine';
import { gamePane } from './game';
import { label } from './label';
import { ledgerPane } from './ledger';
import { state, update, type Tab } from './store';

const TABS: [Tab, string][] = [
  ['ledger', 'page-ledger'],
  ['engine', 'page-engine'],
  ['game', 'page-game'],
];

const PANES = { ledger: ledgerPane, engine: enginePane, game: gamePane };

export function panel() {
  return html`<nav class="tabs" aria-label=${label('page-panel')}>
      ${TABS.map(
        ([tab, name]) =>
          html`<button
            type="button"
            id="tab-${tab}"
            aria-current=${tab === state.tab ? 'true' : 'false'}
            @click=${() => update({ tab })}
          >
            ${label(name)}${tab === 'engine' && engineRuns() ? html`<span class="busy" title=${label('page-at-work')}></span>` : ''}
          </button>`,
      )}
    </nav>
    <div id="pane" class="pane ${state.tab}">${PANES[state.tab]()}</div>`;
}
