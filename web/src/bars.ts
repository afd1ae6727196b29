/** Bars: drawn as SVG, since the content policy allows no inline styles. */

import { svg } from 'lit-html';

const HALF = 100;

const lane = (y: number, height: number, value: number, tone: string) => {
  const width = Math.min(HALF, Math.abs(value) * HALF);
  return svg`<rect class=${tone} x=${value < 0 ? -width : 0} y=${y} width=${width} height=${height} rx="1"></rect>`;
};

/**
 * White's and Black's amounts as thin lanes, to each other's scale, and the difference below,
 * to the scale of the whole ledger: to the right for White, to the left for Black.
 */
export function bars(white: number, black: number, difference: number, largest: number) {
  const own = Math.max(Math.abs(white), Math.abs(black)) || 1;
  const share = largest ? difference / largest : 0;
  return svg`<svg class="bars" viewBox="-100 0 200 16" preserveAspectRatio="none" aria-hidden="true">
    ${lane(1, 3, white / own, 'w')}${lane(5, 3, black / own, 'b')}
    ${lane(9.5, 5.5, share, difference > 0 ? 'for-white' : 'for-black')}
    <line x1="0" x2="0" y1="0" y2="16"></line>
  </svg>`;
}

/** The balance beside the board: White's part from below. */
export function balanceBar(part: number, flipped: boolean) {
  const white = part * HALF;
  return svg`<svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true">
    <rect class="black" width="10" height="100"></rect>
    <rect class="white" width="10" y=${flipped ? 0 : HALF - white} height=${white}></rect>
    <line x1="0" x2="10" y1="50" y2="50"></line>
  </svg>`;
}
