// Cost against time as a drawing. Colors are the page's custom properties, so that themes and paper need no other drawing.
import * as Plot from '@observablehq/plot';
import { measure, money } from '../i18n/format';
import { bare } from './bare';
import { frontOf, type Point } from './front';

/** From this ratio on an axis is logarithmic: otherwise all but the largest would lie on it. */
const wideRange = 20;
/** What a name needs to be told from its neighbors, in pixels: for each letter, and from line to line. */
const room = { letter: 7, line: 24 };

export interface Drawing {
  points: readonly Point[];
  chosen: string | undefined;
  width: number;
  currency: string;
  /** Of the axes, with their units. */
  costLabel: string;
  timeLabel: string;
  nameOf(point: Point): string;
  choose(offer: string): void;
}

export function drawCostTime({ points, chosen, width, currency, costLabel, timeLabel, nameOf, choose }: Drawing): SVGSVGElement {
  const front = frontOf(points);
  const height = Math.min(420, Math.max(280, width * 0.55));
  const times = axis(points.map(({ time }) => time), width);
  const costs = axis(points.map(({ cost }) => cost), height);
  // A name that would stand on one before it is left to the tip and the table.
  const named: Point[] = [];
  for (const point of front) {
    const stands = (other: Point): boolean => Math.abs(costs.at(point.cost) - costs.at(other.cost)) < room.line
      && Math.abs(times.at(point.time) - times.at(other.time)) < room.letter * (nameOf(point).length + nameOf(other).length) / 2;
    if (!named.some(stands)) named.push(point);
  }
  const place = { x: 'time', y: 'cost' } as const;
  const marks: Plot.Markish[] = [
    Plot.gridY({ stroke: 'var(--line)', strokeOpacity: 0.6 }),
    Plot.dot(points.filter(({ front: on }) => !on), { ...place, r: 2.5, fill: 'var(--muted)', fillOpacity: 0.45 }),
    Plot.line(front, { ...place, stroke: 'var(--accent)', strokeWidth: 1.5, strokeDasharray: '3 3' }),
    Plot.dot(points.filter(({ front: on }) => on), { ...place, r: 4, fill: 'var(--accent)' }),
    Plot.dot(points.filter(({ row }) => row.offer === chosen), { ...place, r: 7, stroke: 'var(--ink)', strokeWidth: 1.5, fill: 'none' }),
    Plot.text(named, { ...place, text: nameOf, dy: -10, fill: 'var(--ink)', stroke: 'var(--paper)', strokeWidth: 3, fontSize: 11 }),
    Plot.tip(points, Plot.pointer({ ...place, fill: 'var(--surface)', stroke: 'var(--edge)', textPadding: 6,
      title: (point: Point) => `${nameOf(point)}\n${money(point.row.total.amount ?? '', currency)} · ${measure(point.time)}` })),
  ];
  const figure = bare(Plot.plot({
    width, height, marginLeft: 72, marginTop: 28, marginRight: 40, marginBottom: 40,
    style: { background: 'none', color: 'var(--muted)', fontFamily: 'inherit', fontSize: '12px', overflow: 'visible' },
    x: { label: timeLabel, type: times.type, nice: true, ticks: width < 500 ? 4 : 8, tickFormat: (value: number) => measure(value) },
    y: { label: costLabel, type: costs.type, nice: true, ticks: 6, tickFormat: (value: number) => measure(value) },
    marks,
  })) as SVGSVGElement & { value?: Point };
  figure.addEventListener('click', () => {
    if (figure.value) choose(figure.value.row.offer);
  });
  return figure;
}

/** Which kind of scale values need, and about where a value stands on `length` pixels of it. */
function axis(values: readonly number[], length: number): { type: 'log' | 'linear'; at(value: number): number } {
  const low = values.reduce((a, b) => Math.min(a, b), Infinity);
  const high = values.reduce((a, b) => Math.max(a, b), -Infinity);
  const log = low > 0 && high / low > wideRange;
  const scaled = (value: number): number => (log ? Math.log(value) : value);
  return { type: log ? 'log' : 'linear', at: (value) => (high === low ? 0 : (scaled(value) - scaled(low)) / (scaled(high) - scaled(low)) * length) };
}
