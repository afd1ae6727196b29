/** Attributes that make an element light its reasons while it is pointed at or focused. */

import { light } from './board';
import type { Lit } from './marks';

interface Lights {
  enter: () => void;
  leave: () => void;
}

/** Handlers for an element that stands for these items. */
export const lights = (items: Lit[], withArrows = true): Lights => ({
  enter: () => light(items, withArrows),
  leave: () => light([]),
});
