/** The board: chessground, kept in step with the state. */

import { Chessground } from '@lichess-org/chessground';
import type { Api } from '@lichess-org/chessground/api';
import type { DrawShape } from '@lichess-org/chessground/draw';
import type { Key } from '@lichess-org/chessground/types';
import { playUci } from './actions';
import { choices, promotes, squaresOf } from './chess';
import { lightSquares, startLights } from './lights';
import { marks, type Lit } from './marks';
import { askPromotion } from './promotion';
import { pressSquare, readBoard } from './setup';
import { onChange, state, update } from './store';

let ground: Api;
let lit: Lit[] = [];
let litArrows = true;
let engineArrows: DrawShape[] = [];

const brush = (key: string, color: string, opacity = 0.85) => ({
  key,
  color,
  opacity,
  lineWidth: 9,
});
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;

export function startBoard(): Api {
  ground = Chessground(document.getElementById('board')!, {
    coordinates: true,
    animation: { enabled: !calm, duration: 180 },
    highlight: { lastMove: true, check: true },
    premovable: { enabled: false },
    draggable: { showGhost: true },
    drawable: {
      enabled: true,
      brushes: {
        green: brush('g', '#3f7d5b'),
        red: brush('r', '#a8442f'),
        blue: brush('b', '#3a5f94'),
        yellow: brush('y', '#c98a1b'),
        'for-white': brush('fw', '#c9820a', 0.9),
        'for-black': brush('fb', '#2f5aa0', 0.9),
        neutral: brush('n', '#6b6f6a', 0.8),
        best: brush('best', '#2f7d5a', 0.75),
        second: brush('second', '#2f7d5a', 0.4),
      },
    },
    movable: { free: false, color: 'both', showDests: true, events: { after: afterMove } },
    events: {
      select: key => (state.setup ? pressSquare(key) : update({ square: key })),
      change: () => state.setup && readBoard(ground.getFen()),
    },
  });
  onChange(changed => {
    if (changed.has('at') || changed.has('setup')) sync();
    if (changed.has('orientation')) ground.set({ orientation: state.orientation });
    if (changed.has('square') || changed.has('orientation')) paint();
  });
  startLights();
  sync();
  return ground;
}

async function afterMove(orig: Key, dest: Key): Promise<void> {
  if (state.setup) return;
  let uci = orig + dest;
  if (promotes(state.at.fen, orig, dest)) {
    const role = await askPromotion(dest);
    if (!role) return sync();
    uci += role;
  }
  if (!playUci(uci)) sync();
}

/** Puts the current position on the board. */
function sync(): void {
  lit = [];
  if (state.setup) {
    ground.set({
      fen: state.setup.board,
      lastMove: undefined,
      check: false,
      draggable: { deleteOnDropOff: true },
      movable: { free: true, color: 'both', dests: undefined },
    });
  } else {
    const { fen, uci } = state.at;
    const { dests, turn, check } = choices(fen);
    ground.set({
      fen,
      turnColor: turn,
      check,
      lastMove: squaresOf(uci || undefined) as Key[] | undefined,
      draggable: { deleteOnDropOff: false },
      movable: { free: false, color: turn, dests: dests as Map<Key, Key[]> },
    });
  }
  engineArrows = [];
  paint();
}

/** Lights these items, or nothing. */
export function light(items: Lit[], withArrows = true): void {
  lit = items;
  litArrows = withArrows;
  paint();
}

/** Shows the first moves of the engine's lines. */
export function pointOut(moves: string[]): void {
  engineArrows = moves.map((uci, rank) => {
    const [orig, dest] = squaresOf(uci)!;
    return { orig: orig as Key, dest: dest as Key, brush: rank === 0 ? 'best' : 'second' };
  });
  paint();
}

/** Only the lights and the arrows: a piece in somebody's hand stays there. */
function paint(): void {
  const { squares, arrows } = marks(lit, litArrows);
  if (state.square && !state.setup && !lit.length) squares.set(state.square, 'asked');
  lightSquares(squares, state.orientation === 'black');
  ground.setAutoShapes(lit.length ? arrows : engineArrows);
}
