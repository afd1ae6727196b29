/** The curve of a game, drawn with uPlot: the total, one clause, the place we stand. */

import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { ply, step } from './actions';
import { plottedClause } from './game';
import type { GameReport } from './api-types';
import { label } from './label';
import { onChange, state } from './store';

const HEIGHT = 220;
/** Beyond this a curve only says "won". */
const MOST_PAWNS = 12;

let plot: uPlot | undefined;
let host: HTMLElement | undefined;
let drawn: unknown[] = [];

const colour = (name: string) =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();
/** A game that is over has no score: its curve ends where the result is. */
function totalAt({ totals_mp, outcome }: GameReport, place: number): number {
  const total = totals_mp[place];
  if (typeof total === 'number') return clip(total);
  const winner = outcome?.winner;
  return winner ? (winner === 'white' ? MOST_PAWNS : -MOST_PAWNS) : 0;
}

const clip = (mp: number) => Math.max(-MOST_PAWNS, Math.min(MOST_PAWNS, mp / 1000));

/** Called by the template when the element comes and goes. */
export function mountCurve(element: Element | undefined): void {
  if (!element) {
    plot?.destroy();
    plot = undefined;
    host = undefined;
    drawn = [];
  } else if (element !== host) {
    host = element as HTMLElement;
    drawn = [];
    requestAnimationFrame(draw);
  }
}

export function startCurve(): void {
  onChange(() => draw());
  addEventListener(
    'resize',
    () => host && plot?.setSize({ width: host.clientWidth, height: HEIGHT }),
  );
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redrawCurve);
}

/** Draws anew, as when the colours changed. */
export function redrawCurve(): void {
  drawn = [];
  draw();
}

function draw(): void {
  const { report } = state;
  if (!host || !report) return;
  const clause = plottedClause();
  const now = [report, clause];
  if (now.some((part, index) => part !== drawn[index])) {
    drawn = now;
    build(host, clause);
  }
  plot?.redraw(false);
  host.dataset.ply = String(ply());
}

function build(element: HTMLElement, clause: string): void {
  plot?.destroy();
  const { catalog } = state;
  const report = state.report!;
  const totals = report.totals_mp.map((_, place) => totalAt(report, place));
  const plies = totals.map((_, ply) => ply);
  const curve = clause ? (report.clauses_mp[clause] ?? totals.map(() => 0)) : undefined;
  const name = catalog?.clauses.find(({ key }) => key === clause)?.name ?? clause;
  const axis = {
    stroke: colour('--ink-soft'),
    grid: { stroke: colour('--line'), width: 1 },
    ticks: { show: false },
    font: '11px "Inter Variable", sans-serif',
  };
  const series: uPlot.Series[] = [
    {},
    {
      label: label('page-total'),
      stroke: colour('--ink'),
      width: 2,
      points: { show: false },
      fill: areaFill,
    },
  ];
  const data: uPlot.AlignedData = [plies, totals];
  if (curve) {
    series.push({
      label: name,
      stroke: colour('--accent'),
      width: 2,
      dash: [5, 3],
      points: { show: false },
    });
    data.push(curve.map(clip));
  }
  plot = new uPlot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      scales: { x: { time: false }, y: { range: yRange } },
      axes: [
        {
          ...axis,
          size: 26,
          values: (_, splits) =>
            splits.map(ply => (Number.isInteger(ply) ? String(Math.floor((ply + 1) / 2)) : '')),
        },
        {
          ...axis,
          size: 42,
          values: (_, splits) =>
            splits.map(value => value.toFixed(Math.abs(value) < 10 && value % 1 ? 1 : 0)),
        },
      ],
      series,
      cursor: { y: false, points: { size: 7 } },
      legend: { show: false },
      padding: [8, 8, 0, 0],
      hooks: { draw: [drawPlace] },
    },
    data,
    element,
  );
  plot.over.addEventListener('click', event => {
    if (plot) step(Math.round(plot.posToVal(event.offsetX, 'x')));
  });
}

function yRange(_: uPlot, low: number | null, high: number | null): uPlot.Range.MinMax {
  const reach = Math.max(1, Math.abs(low ?? 0), Math.abs(high ?? 0)) * 1.1;
  return [-reach, reach];
}

/** White's side of the curve and Black's, in their colours. */
function areaFill(chart: uPlot): CanvasGradient | string {
  const top = chart.bbox.top;
  const bottom = top + chart.bbox.height;
  if (!Number.isFinite(bottom) || bottom <= top) return 'transparent';
  const gradient = chart.ctx.createLinearGradient(0, top, 0, bottom);
  gradient.addColorStop(0, colour('--white-soft'));
  gradient.addColorStop(0.5, 'rgba(128,128,128,0.04)');
  gradient.addColorStop(1, colour('--black-soft'));
  return gradient;
}

/** The place where we stand, and the turning points on the curve. */
function drawPlace(chart: uPlot): void {
  const { ctx, bbox } = chart;
  const x = chart.valToPos(ply(), 'x', true);
  ctx.save();
  ctx.setLineDash([]);
  ctx.strokeStyle = colour('--accent');
  ctx.lineWidth = 1.5 * devicePixelRatio;
  ctx.beginPath();
  ctx.moveTo(x, bbox.top);
  ctx.lineTo(x, bbox.top + bbox.height);
  ctx.stroke();
  for (const point of state.report?.turning_points ?? []) {
    const total = totalAt(state.report!, point.ply);
    ctx.beginPath();
    ctx.arc(
      chart.valToPos(point.ply, 'x', true),
      chart.valToPos(total, 'y', true),
      4.5 * devicePixelRatio,
      0,
      7,
    );
    ctx.fillStyle = colour((point.swing_mp ?? total) > 0 ? '--white-side' : '--black-side');
    ctx.fill();
    ctx.strokeStyle = colour('--paper');
    ctx.stroke();
  }
  ctx.restore();
}
