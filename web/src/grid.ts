/** The board for keyboard and screen reader: a grid of squares laid over it. */

import { html, render } from 'lit-html';
import { playUci } from './actions';
import { pawns } from './format';
import { label } from './label';
import { touches } from './marks';
import { choices, position, promotes } from './chess';
import { askPromotion } from './promotion';
import { say } from './say';
import { pressSquare, setupPosition } from './setup';
import { known, onChange, state, update } from './store';
import { squareWords } from './words';

const FILES = 'abcdefgh';
let cursor = 'e2';
let picked: string | undefined;

const root = () => document.getElementById('grid')!;

export function startGrid(): void {
  onChange(changed => {
    if (changed.has('at')) picked = undefined;
    if (['at', 'orientation', 'setup', 'lang'].some(key => changed.has(key as never))) draw();
  });
  root().addEventListener('keydown', onKey);
  draw();
}

function draw(): void {
  const white = state.orientation === 'white';
  const ranks = white ? '87654321' : '12345678';
  const files = white ? FILES : [...FILES].reverse().join('');
  const board = state.setup ? setupPosition(state.setup) : position(state.at.fen).board;
  root().setAttribute('role', 'grid');
  root().setAttribute('aria-label', label('page-grid'));
  render(
    [...ranks].map(
      rank =>
        html`<div role="row">
          ${[...files].map(file => {
            const square = file + rank;
            return html`<button
              type="button"
              role="gridcell"
              data-square=${square}
              tabindex=${square === cursor ? 0 : -1}
              aria-selected=${square === picked}
              aria-label=${squareWords(board, square)}
              @click=${() => press(square)}
            ></button>`;
          })}
        </div>`,
    ),
    root(),
  );
}

function onKey(event: KeyboardEvent): void {
  const steps: Record<string, [number, number]> = {
    ArrowUp: [0, 1],
    ArrowDown: [0, -1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  };
  const step = steps[event.key];
  if (step && !event.altKey && !event.ctrlKey && !event.metaKey) {
    const turn = state.orientation === 'white' ? 1 : -1;
    const file = clamp(FILES.indexOf(cursor[0]!) + step[0] * turn);
    const rank = clamp(Number(cursor[1]) - 1 + step[1] * turn);
    cursor = FILES[file]! + (rank + 1);
    draw();
    root().querySelector<HTMLElement>(`[data-square=${cursor}]`)!.focus();
  } else if (event.key === 'Escape' && picked) {
    picked = undefined;
    say(label('page-nothing-picked'));
    draw();
  } else return;
  event.preventDefault();
  event.stopPropagation();
}

const clamp = (index: number) => Math.max(0, Math.min(7, index));

async function press(square: string): Promise<void> {
  cursor = square;
  if (state.setup) return pressSquare(square);
  const fen = state.at.fen;
  const { dests } = choices(fen);
  if (picked && dests.get(picked)?.includes(square)) {
    const move = picked + square;
    picked = undefined;
    const role = promotes(fen, move.slice(0, 2), square) ? await askPromotion(square) : '';
    if (role !== undefined) playUci(move + role);
    return;
  }
  update({ square });
  const board = position(fen).board;
  const unit = known()?.units?.find(unit => unit.square === square);
  const findings = known()?.items.filter(item => touches(item, square)).length ?? 0;
  const told = [
    ...(unit ? [label('page-square-worth', { amount: pawns(unit.mp) })] : []),
    label('page-findings', { count: findings }),
  ];
  picked = dests.has(square) && picked !== square ? square : undefined;
  const moves = dests.get(square)?.length ?? 0;
  const there = squareWords(board, square);
  const first = picked ? label('page-square-picked', { square: there, moves }) : there;
  say([first, ...told].join(', '));
  draw();
}
