/** What the page knows. Panes read it, actions change it, and every change redraws once. */

import type { Catalog, Explanation, GameReport } from './contract';
import { START, type Line } from './line';
import type { Setup } from './setup';

export type Tab = 'ledger' | 'engine' | 'game';

export interface State {
  line: Line;
  orientation: 'white' | 'black';
  profile: string;
  /** Factors of the clauses that are not left as they are. */
  weights: Record<string, number>;
  /** Whether the ledger shows its sliders. */
  weighing: boolean;
  catalog: Catalog | undefined;
  explanation: Explanation | undefined;
  /** The explanation one move earlier, to tell what the move changed. */
  before: Explanation | undefined;
  game: GameReport | undefined;
  /** The PGN the line came from, while the line is still its main line. */
  pgn: { text: string; index: number } | undefined;
  tab: Tab;
  /** The square whose reasons are listed. */
  square: string | undefined;
  setup: Setup | undefined;
  problem: string | undefined;
}

export const state: State = {
  line: START,
  orientation: 'white',
  profile: '',
  weights: {},
  weighing: false,
  catalog: undefined,
  explanation: undefined,
  before: undefined,
  game: undefined,
  pgn: undefined,
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
