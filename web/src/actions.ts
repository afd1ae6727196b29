/** What visitors do, apart from where they click. */

import * as api from './api';
import { pawns } from './format';
import * as lines from './line';
import { say } from './say';
import { complain, state, update } from './store';

/** Puts a line on the board. */
export function show(line: lines.Line, extra: { pgn?: typeof state.pgn } = {}): void {
  update({ line, square: undefined, problem: undefined, pgn: extra.pgn });
}

/** Steps within the line, keeping the game it belongs to. */
export function step(ply: number): void {
  const line = lines.goTo(state.line, ply);
  if (line.ply === state.line.ply) return;
  update({ line, square: undefined, problem: undefined });
  const last = line.steps[line.ply - 1];
  say(last ? `${lines.moveNumber(line, line.ply - 1)} ${last.san}` : 'Start of the line');
}

/** Plays a move given in UCI notation. */
export function playUci(uci: string): boolean {
  const line = lines.playUci(state.line, uci);
  if (line) played(line);
  return line !== undefined;
}

/** Plays a move as a player writes it. */
export function playSan(san: string): boolean {
  const line = lines.playSan(state.line, san);
  if (line) played(line);
  else complain(`${san} cannot be played here.`);
  return line !== undefined;
}

function played(line: lines.Line): void {
  const same = line.steps === state.line.steps;
  update({ line, square: undefined, problem: undefined, ...(same ? {} : { pgn: undefined }) });
  say(line.steps[line.ply - 1]!.san);
}

/** Takes the last move back for good. */
export function takeBack(): void {
  const { line } = state;
  if (line.ply === 0) return;
  show({ root: line.root, steps: line.steps.slice(0, line.ply - 1), ply: line.ply - 1 });
  say('Move taken back');
}

/** Loads what was typed or pasted: a FEN or a PGN. */
export async function load(text: string): Promise<boolean> {
  const trimmed = text.trim();
  if (!trimmed) return false;
  if (looksLikeFen(trimmed)) {
    const problem = lines.fenProblem(trimmed);
    if (problem) complain(problem);
    else show(lines.from(trimmed));
    return !problem;
  }
  return loadGame(trimmed, 0);
}

export const looksLikeFen = (text: string) =>
  !text.includes('\n') && /^\S+\/\S+(\s|$)/.test(text) && (text.match(/\//g)?.length ?? 0) >= 3;

/** Loads one game of a PGN. */
export async function loadGame(pgn: string, index: number): Promise<boolean> {
  try {
    const game = await api.game({ pgn, index }, scales());
    const steps = game.moves.map(({ uci, san, fen }) => ({ uci, san, fen }));
    update({ game, tab: 'game' });
    show({ root: game.start, steps, ply: 0 }, { pgn: { text: pgn, index } });
    say(`Game loaded: ${game.games[index] ?? ''}, ${steps.length} moves`);
    return true;
  } catch (fault) {
    complain(fault);
    return false;
  }
}

export const scales = () => ({ profile: state.profile, weights: state.weights });

/** Sets the factor of a clause; 1 is the profile's own. */
export function weigh(clause: string, factor: number): void {
  const weights = { ...state.weights };
  if (factor === 1) delete weights[clause];
  else weights[clause] = factor;
  update({ weights });
}

/** Says the verdict aloud. */
export function sayScore(): void {
  if (state.explanation) say(`Score ${pawns(state.explanation.total_mp)}`);
}
