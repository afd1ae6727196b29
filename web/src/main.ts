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
import { revisit, wishes } from './actions';
import { balanceBar } from './bars';
import { startBoard } from './board';
import { controlsPane } from './controls';
import { startCurve } from './curve';
import { startEngine } from './engine';
import { entryPane, startPaste } from './entry';
import { startFollowing } from './follow';
import { placeBefore, startHistory } from './history';
import { balance } from './format';
import { startGrid } from './grid';
import { icon } from './icons';
import { openHelp, startKeys } from './keys';
import { label } from './label';
import { languageChoice, nameFrame, startLanguage } from './language';
import { setupPane } from './setup';
import * as session from './session';
import { complain, known, onChange, state, update } from './store';
import { panel } from './tabs';
import { movesTo } from './tree';
import { isDark, toggleTheme } from './theme';
import * as url from './url';
import { spoken, verdictPane } from './verdict';

/** The heaviest weight the server takes. */
const HEAVIEST = 4;

type Pane = () => TemplateResult | typeof nothing;

const topTools: Pane = () =>
  html`${languageChoice()}<button
      type="button"
      @click=${toggleTheme}
      aria-label=${label('page-dark-or-light')}
    >
      ${icon(isDark() ? 'sun' : 'moon')}</button
    ><button type="button" @click=${openHelp} aria-label=${label('page-help-and-keys')}>
      ${icon('help')}
    </button>`;

/** How the sides stand, as a bar: a game that is over stands at one of its ends, or in the middle. */
const scale: Pane = () => {
  const told = known();
  const winner = told?.outcome?.winner;
  const part = told?.outcome
    ? winner
      ? Number(winner === 'white')
      : 0.5
    : balance(told?.story?.total_mp ?? 0);
  return html`<div
    role="meter"
    aria-label=${label('page-balance')}
    aria-valuemin="0"
    aria-valuemax="100"
    aria-valuenow=${Math.round(part * 100)}
    aria-valuetext=${told ? spoken(told) : label('page-not-known-yet')}
  >
    ${balanceBar(part, state.orientation === 'black')}
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

/** A link's weights that the ledger knows; the others are told. */
function sound(weights: Record<string, number>, keys: Set<string>): Record<string, number> {
  const bad = Object.entries(weights).filter(
    ([key, factor]) => !keys.has(key) || factor < 0 || factor > HEAVIEST,
  );
  if (bad.length)
    complain(label('page-bad-weight', { what: bad.map(pair => pair.join(':')).join(', ') }));
  return Object.fromEntries(
    Object.entries(weights).filter(pair => !bad.some(b => b[0] === pair[0])),
  );
}

/** Where this visit starts: where a reload left off, where the link points, or where the last visit ended. */
async function begin(shared: url.Read): Promise<void> {
  const before = placeBefore();
  const last = url.isEmpty(location.search) ? session.latest() : undefined;
  if (before) return revisit(before.game, before.moves);
  if (last) return revisit(last, []);
  let { fen } = shared;
  try {
    ({ fen } = await api.explain(fen, { ...wishes(), weights: {}, at_sight: true }));
  } catch (fault) {
    revisit(session.newGame(), []);
    const what = fault instanceof Error ? fault.message : String(fault);
    return complain(label('page-bad-position', { what }));
  }
  const game = session.newGame(fen);
  revisit(game, [...shared.moves, ...shared.rest]);
  const told = movesTo(state.at).length;
  const missing = [...shared.moves, ...shared.rest][told];
  revisit(game, shared.moves);
  if (missing) complain(label('page-bad-move', { what: missing }));
}

/** Everything anew in another language. */
async function renameAll(): Promise<void> {
  nameFrame();
  try {
    update({ catalog: await api.catalog(state.lang) });
  } catch (fault) {
    complain(fault);
  }
}

async function start(): Promise<void> {
  const { shared, problem } = url.read(location.search);
  session.restore();
  startLanguage();
  nameFrame();
  Object.assign(state, { orientation: shared.orientation, problem });
  startBoard();
  startGrid();
  startCurve();
  startEngine();
  startPaste();
  startKeys();
  onChange(draw);
  draw();
  try {
    const catalog = await api.catalog(state.lang);
    const ledger = new Set(catalog.chapters.map(chapter => chapter.key));
    const keys = new Set(
      catalog.clauses.filter(({ chapter }) => ledger.has(chapter)).map(({ key }) => key),
    );
    const wanted = shared.profile ?? catalog.default_profile;
    const profile = catalog.profiles.includes(wanted) ? wanted : catalog.default_profile;
    if (profile !== wanted) complain(label('page-bad-profile', { what: wanted }));
    update({ catalog, profile, weights: sound(shared.weights, keys) });
    const { problem: said } = state;
    await begin(shared);
    if (said && !state.problem) update({ problem: said });
    startFollowing();
    onChange(changed => {
      if (changed.has('lang')) void renameAll();
    });
    startHistory(catalog.default_profile, revisit);
    update({ at: state.at, profile: state.profile });
  } catch (fault) {
    complain(fault);
  }
}

void start();
