/** Line icons, drawn here so that every machine shows the same. */

import { svg } from 'lit-html';

const PATHS = {
  first: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  forward: 'M8 5l9 7-9 7z',
  last: 'M18 5v14M5 5l9 7-9 7z',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 0 1 0 12H9',
  flip: 'M8 20V5M8 5L4.500 8.500M8 5l3.500 3.500M16 4v15M16 19l-3.500-3.500M16 19l3.500-3.500',
  home: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-5h4v5',
  pen: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4 8.500 8.500 0 1 0 20 14.500z',
  help: 'M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .5-1.500 1.100-1.500 2.300M12 18.200v.1',
  hand: 'M12 3v18M3 12h18M12 3L9.500 5.500M12 3l2.500 2.500M12 21l-2.500-2.500M12 21l2.500-2.500M3 12l2.500-2.500M3 12l2.500 2.500M21 12l-2.500-2.500M21 12l-2.500 2.500',
  remove: 'M9 6h11v12H9l-6-6zM12 10l5 4M17 10l-5 4',
} as const;

export const icon = (name: keyof typeof PATHS) =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]}></path></svg>`;
