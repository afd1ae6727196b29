/** Attributes that make an element light its reasons while it is pointed at or focused. */

import { light } from './board';
import type { Item } from './contract';

interface Lights {
  enter: () => void;
  leave: () => void;
}

/** Handlers for an element that stands for these items. */
export const lights = (items: Item[], withArrows = true): Lights => ({
  enter: () => light(items, withArrows),
  leave: () => light([]),
});
