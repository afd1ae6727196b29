/** Set-up mode: any piece anywhere, then back to chess. */

import type { Board } from 'chessops/board';
import { makeBoardFen, parseBoardFen } from 'chessops/fen';
import { parseSquare } from 'chessops/util';
import type { Color, Piece, Role } from 'chessops/types';
import { html, nothing } from 'lit-html';
import { loadPosition } from './actions';
import { icon } from './icons';
import { heading, label } from './label';
import { say } from './say';
import { state, update } from './store';
import { pieceWords } from './words';

export interface Setup {
  /** The piece placement, as in a FEN. */
  board: string;
  turn: Color;
  castling: string;
  /** What a press on a square places; nothing takes pieces off, `move` leaves them to dragging. */
  brush: Piece | 'remove' | 'move';
}

const EMPTY = '8/8/8/8/8/8/8/8';
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
const ROLES: Role[] = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

export const setupPosition = (setup: Setup): Board => parseBoardFen(setup.board).unwrap();

const change = (patch: Partial<Setup>) => update({ setup: { ...state.setup!, ...patch } });

export function openSetup(): void {
  const [board, turn, castling] = state.at.fen.split(' ');
  update({
    setup: {
      board: board!,
      turn: turn === 'b' ? 'black' : 'white',
      castling: castling ?? '-',
      brush: 'move',
    },
    square: undefined,
  });
  say(label('page-set-up-mode'));
}

/** The visitor moved pieces by hand. */
export function readBoard(board: string): void {
  if (state.setup && state.setup.board !== board) state.setup.board = board;
}

/** Places the chosen piece on a square, or takes it off when it stands there already. */
export function pressSquare(square: string): void {
  const setup = state.setup!;
  if (setup.brush === 'move') return;
  const board = setupPosition(setup);
  const at = parseSquare(square)!;
  const there = board.get(at);
  const piece = setup.brush === 'remove' ? undefined : setup.brush;
  const same = there && piece && there.role === piece.role && there.color === piece.color;
  if (!piece || same) board.take(at);
  else board.set(at, piece);
  change({ board: makeBoardFen(board) });
  say(`${square}, ${pieceWords(board.get(at))}`);
}

const fenOf = ({ board, turn, castling }: Setup) =>
  `${board} ${turn === 'white' ? 'w' : 'b'} ${castling || '-'} - 0 1`;

/** The server judges whether it is a position; until it is one, the set-up stays open. */
async function finish(): Promise<void> {
  if (state.setup) await loadPosition(fenOf(state.setup));
}

const castlingBox = (setup: Setup, letter: string, label: string) =>
  html`<label
    ><input
      type="checkbox"
      .checked=${setup.castling.includes(letter)}
      @change=${(event: Event) => {
        const on = (event.target as HTMLInputElement).checked;
        const letters = [...'KQkq'].filter(other =>
          other === letter ? on : setup.castling.includes(other),
        );
        change({ castling: letters.join('') || '-' });
      }}
    />${label}</label
  >`;

const brushButton = (setup: Setup, brush: Piece | 'remove' | 'move') => {
  const name = typeof brush === 'string' ? label(`page-brush-${brush}`) : pieceWords(brush);
  const on =
    typeof brush === 'string'
      ? setup.brush === brush
      : typeof setup.brush !== 'string' && pieceWords(setup.brush) === name;
  return html`<button
    type="button"
    class="brush"
    aria-pressed=${on}
    aria-label=${name}
    title=${name}
    @click=${() => change({ brush })}
  >
    ${
      typeof brush === 'string'
        ? brush === 'remove'
          ? icon('remove')
          : icon('hand')
        : html`<piece class="${brush.color} ${brush.role}"></piece>`
    }
  </button>`;
};

const castles = (side: Color) => heading('page-castles', { side });

export function setupPane() {
  const { setup } = state;
  if (!setup) return nothing;
  return html`<fieldset class="setup">
    <legend>${label('page-set-up')}</legend>
    ${(['white', 'black'] as Color[]).map(
      color =>
        html`<div
          class="palette cg-wrap"
          role="group"
          aria-label=${label('page-pieces-to-set', { side: color })}
        >
          ${ROLES.map(role => brushButton(setup, { color, role }))}
          ${brushButton(setup, color === 'white' ? 'move' : 'remove')}
        </div>`,
    )}
    <div class="setup-fields">
      <label
        >${label('page-to-move')}
        <select
          .value=${setup.turn}
          @change=${(event: Event) =>
            change({ turn: (event.target as HTMLSelectElement).value as Color })}
        >
          <option value="white">${heading('side-name', { side: 'white' })}</option>
          <option value="black">${heading('side-name', { side: 'black' })}</option>
        </select></label
      >
      <span class="castling" role="group" aria-label=${label('page-castling')}
        >${castlingBox(setup, 'K', castles('white'))}${castlingBox(setup, 'Q', 'O-O-O')}${castlingBox(
          setup,
          'k',
          castles('black'),
        )}${castlingBox(setup, 'q', 'O-O-O')}</span
      >
    </div>
    <div class="setup-ends">
      <button type="button" @click=${() => change({ board: EMPTY, castling: '-' })}>
        ${label('page-clear')}
      </button>
      <button type="button" @click=${() => change({ board: START, castling: 'KQkq' })}>
        ${label('page-start-position')}
      </button>
      <button type="button" @click=${() => update({ setup: undefined, problem: undefined })}>
        ${label('page-cancel')}
      </button>
      <button type="button" class="primary" @click=${finish}>${label('page-done')}</button>
    </div>
  </fieldset>`;
}
