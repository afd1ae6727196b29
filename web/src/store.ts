/** What the page knows. Panes read it, actions change it, and every change redraws once. */

import type { Catalog, GameReport, Lang, PositionRecord } from './api-types';
import type { Game } from './session';
import { newGame } from './session';
import type { Setup } from './setup';
import type { Node } from './tree';

export type Tab = 'ledger' | 'engine' | 'game';

export interface State {
  game: Game;
  /** Where we stand in it. */
  at: Node;
  orientation: 'white' | 'black';
  profile: string;
  /** The language reasons are told in. */
  lang: Lang;
  /** Factors of the clauses that are not left as they are. */
  weights: Record<string, number>;
  /** Whether the ledger shows its sliders. */
  weighing: boolean;
  catalog: Catalog | undefined;
  /** What the server says of the position on the board; nothing while it is asked. */
  told: PositionRecord | undefined;
  /** The same after a search; nothing while it searches. */
  searched: PositionRecord | undefined;
  /** Why the server says nothing of this position. */
  refused: string | undefined;
  /** The position one move earlier, to tell what the move changed. */
  before: PositionRecord | undefined;
  report: GameReport | undefined;
  tab: Tab;
  /** The square whose account is open. */
  square: string | undefined;
  setup: Setup | undefined;
  problem: string | undefined;
}

const game = newGame();

export const state: State = {
  game,
  at: game.root,
  orientation: 'white',
  profile: '',
  lang: 'en',
  weights: {},
  weighing: false,
  catalog: undefined,
  told: undefined,
  searched: undefined,
  refused: undefined,
  before: undefined,
  report: undefined,
  tab: 'ledger',
  square: undefined,
  setup: undefined,
  problem: undefined,
};

type Listener = (changed: ReadonlySet<keyof State>) => void;

const listeners: Listener[] = [];
let pending: Set<keyof State> | undefined;

export const onChange = (listener: Listener) => void listeners.push(listener);

/** Changes the state; listeners hear of it together, before the next frame. */
export function update(patch: Partial<State>): void {
  Object.assign(state, patch);
  if (!pending) {
    pending = new Set();
    queueMicrotask(() => {
      const changed = pending!;
      pending = undefined;
      for (const listener of listeners) listener(changed);
    });
  }
  for (const key of Object.keys(patch)) pending.add(key as keyof State);
}

/** Shows a problem until the next action succeeds. */
export const complain = (fault: unknown) =>
  update({ problem: fault instanceof Error ? fault.message : String(fault) });

/** The best that is known of the position on the board. */
export const known = () => state.searched ?? state.told;
