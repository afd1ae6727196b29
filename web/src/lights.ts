/** What is lit on the board, in a layer of its own below the pieces: lighting never touches them. */

import { render, svg } from 'lit-html';

const FILES = 'abcdefgh';

/** Keeps the layer as large as the board, which is rounded to whole squares. */
export function startLights(): void {
  const [layer, board] = ['lights', 'board'].map(id => document.getElementById(id)!);
  const fit = () => {
    const container = board!.querySelector<HTMLElement>('cg-container');
    if (container) layer!.style.width = layer!.style.height = `${container.offsetWidth}px`;
  };
  new ResizeObserver(fit).observe(board!);
  fit();
}

/** Lights these squares, each with its classes. */
export function lightSquares(squares: Map<string, string>, flipped: boolean): void {
  const layer = document.getElementById('lights');
  if (!layer) return;
  render(
    svg`<svg viewBox="0 0 8 8" aria-hidden="true">${[...squares].map(([square, look]) => {
      const file = FILES.indexOf(square[0]!);
      const rank = Number(square[1]) - 1;
      return svg`<rect data-lit=${square} class=${look} width="1" height="1"
        x=${flipped ? 7 - file : file} y=${flipped ? rank : 7 - rank}></rect>`;
    })}</svg>`,
    layer,
  );
}
