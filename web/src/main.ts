/** The page: starts every part and draws the panes when something changes. */

import '@lichess-org/chessground/assets/chessground.base.css';
import '@lichess-org/chessground/assets/chessground.cburnett.css';
import './style/fonts.css';
import './style/base.css';
import './style/layout.css';
import './style/under-board.css';
import './style/board.css';
import './style/verdict.css';
import './style/items.css';
import './style/ledger.css';
import './style/panes.css';

import { html, render, type TemplateResult, type nothing } from 'lit-html';
import * as api from './api';
import { balanceBar } from './bars';
import { startBoard } from './board';
import { controlsPane } from './controls';
import { startCurve } from './curve';
import { startEngine } from './engine';
import { entryPane, startPaste } from './entry';
import { follow } from './follow';
import { balance, pawns } from './format';
import { startGrid } from './grid';
import { icon } from './icons';
import { openHelp, startKeys } from './keys';
import { setupPane } from './setup';
import { complain, onChange, state, update } from './store';
import { panel } from './tabs';
import { isDark, toggleTheme } from './theme';
import * as url from './url';
import { verdictPane } from './verdict';

type Pane = () => TemplateResult | typeof nothing;

const topTools: Pane = () =>
  html`<button type="button" @click=${toggleTheme} aria-label="Dark or light">
      ${icon(isDark() ? 'sun' : 'moon')}</button
    ><button type="button" @click=${openHelp} aria-label="Help and keys">${icon('help')}</button>`;

const scale: Pane = () => {
  const total = state.explanation?.total_mp ?? 0;
  return html`<div
    role="meter"
    aria-label="Balance"
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${Math.round(balance(total) * 100)}
    aria-valuetext="${state.explanation?.verdict ?? ''} ${pawns(total)}"
  >
    ${balanceBar(balance(total), state.orientation === 'black')}
  </div>`;
};

const PANES: [string, Pane][] = [
  ['top-tools', topTools],
  ['scale', scale],
  ['controls', controlsPane],
  ['setup', setupPane],
  ['entry', entryPane],
  ['verdict', verdictPane],
  ['panel', panel],
];

function draw(): void {
  for (const [id, pane] of PANES) render(pane(), document.getElementById(id)!);
  document.getElementById('problem')!.textContent = state.problem ?? '';
  document.body.classList.toggle('setting-up', state.setup !== undefined);
}

async function start(): Promise<void> {
  const { shared, problem } = url.read(location.search);
  Object.assign(state, shared, { problem });
  startBoard();
  startGrid();
  startCurve();
  startEngine();
  startPaste();
  startKeys();
  onChange(draw);
  draw();
  try {
    const catalog = await api.catalog();
    const known = catalog.profiles.includes(state.profile);
    follow();
    onChange(changed => {
      if (['line', 'orientation', 'profile', 'weights'].some(key => changed.has(key as never)))
        history.replaceState(
          null,
          '',
          location.pathname + url.write(state, catalog.default_profile),
        );
    });
    update({
      catalog,
      line: state.line,
      orientation: state.orientation,
      profile: known ? state.profile : catalog.default_profile,
    });
  } catch (fault) {
    complain(fault);
  }
}

void start();
