/** Where the visitor has been: Back and Forward go through it, and a reload stays where it was. */

import * as session from './session';
import { state, update } from './store';
import { movesTo } from './tree';
import * as url from './url';

interface Place {
  game: number;
  moves: string[];
}

let defaultProfile = '';
let going: (game: session.Game, moves: string[]) => void = () => {};

const place = (): Place => ({ game: state.game.id, moves: movesTo(state.at) });

const address = () =>
  location.pathname +
  url.write(
    {
      at: state.at,
      orientation: state.orientation,
      profile: state.profile,
      weights: state.weights,
    },
    defaultProfile,
  );

/** Notes where we are: as a new place to come back to, or instead of the one before. */
export function visited(how: 'new' | 'same'): void {
  if (how === 'new') history.pushState(place(), '', address());
  else history.replaceState(place(), '', address());
  session.save();
}

/** The place a reload comes back to, if this tab has been here before. */
export function placeBefore(): { game: session.Game; moves: string[] } | undefined {
  const before = history.state as Place | null;
  const game = session.find(before?.game);
  return game && before ? { game, moves: before.moves } : undefined;
}

export function startHistory(profile: string, go: typeof going): void {
  defaultProfile = profile;
  going = go;
  addEventListener('popstate', event => {
    const there = event.state as Place | null;
    const game = session.find(there?.game);
    if (game && there) return going(game, there.moves);
    const { shared, problem } = url.read(location.search);
    const fresh = session.newGame(shared.fen);
    going(fresh, shared.moves);
    if (problem) update({ problem });
  });
  addEventListener('pagehide', () => session.saveNow());
  visited('same');
}
