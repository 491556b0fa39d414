// Cost over the hours of use as a drawing: a line an option, the points where one becomes cheaper than the other with their hours.
import * as Plot from '@observablehq/plot';
import { count, measure } from '../i18n/format';
import { bare } from './bare';
import type { Use } from './use';

/** The first line is the shown offer's. Lines differ by their dashes, too. */
const strokes = ['var(--accent)', 'var(--criterion-2)', 'var(--criterion-5)', 'var(--criterion-4)', 'var(--criterion-6)'];
const dashes = ['none', '6 3', '2 3', '8 3 2 3', '1 4'];

export interface UseLabels {
  cost: string;
  hours: string;
}

export function drawUse({ lines, crossings }: Use, labels: UseLabels, width: number): SVGSVGElement {
  const ends = lines.flatMap(({ name, at }) => at.slice(-1).map((end) => ({ ...end, name })));
  const placed = (at: readonly { hours: number; amount: string }[]) => at.map(({ hours, amount }) => ({ hours, cost: Number(amount) }));
  return bare(Plot.plot({
    width, height: Math.min(360, Math.max(280, width * 0.45)), marginLeft: 72, marginTop: 28, marginRight: 24, marginBottom: 40,
    style: { background: 'none', color: 'var(--muted)', fontFamily: 'inherit', fontSize: '12px', overflow: 'visible' },
    x: { label: labels.hours, nice: true, ticks: width < 500 ? 4 : 8, tickFormat: (value: number) => count(value) },
    y: { label: labels.cost, nice: true, zero: true, ticks: 6, tickFormat: (value: number) => measure(value) },
    marks: [
      Plot.gridY({ stroke: 'var(--line)', strokeOpacity: 0.6 }),
      ...lines.map(({ at }, i) => Plot.line(placed(at), { x: 'hours', y: 'cost', stroke: strokes[i] ?? 'var(--muted)', strokeWidth: 2, strokeDasharray: dashes[i] ?? 'none' })),
      Plot.text(ends, { x: 'hours', y: ({ amount }: { amount: string }) => Number(amount), text: 'name', textAnchor: 'end', dy: -8, fill: 'var(--ink)', stroke: 'var(--paper)', strokeWidth: 3 }),
      Plot.dot(placed(crossings), { x: 'hours', y: 'cost', r: 4, fill: 'var(--ink)' }),
      Plot.text(crossings, { x: 'hours', y: ({ amount }: { amount: string }) => Number(amount), text: ({ hours }: { hours: number }) => `${measure(hours, 4)} h`, dx: 6, dy: 14, textAnchor: 'start', fill: 'var(--ink)', stroke: 'var(--paper)', strokeWidth: 3 }),
    ],
  }));
}
