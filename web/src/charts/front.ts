// Which offers nobody beats in both cost and time: the front of Pareto.
import type { Answer, Row } from '../engine/documents';
import { isJob } from '../elements/offer';

export interface Point {
  row: Row;
  cost: number;
  /** Hours of a job, or the speed of a rental. */
  time: number;
  /** Nothing is better in one and as good in the other. */
  front: boolean;
}

/** The offers whose cost and time are known, and which of them are on the front. */
export function points(answer: Answer): Point[] {
  const job = isJob(answer);
  const all = answer.ranking.flatMap((row): Point[] => {
    const time = job ? row.time.hours : row.time.speed;
    return row.rank === null || row.total.amount === null || time === null ? [] : [{ row, cost: Number(row.total.amount), time, front: false }];
  });
  // Cheapest first, of equal cost the better time first: an offer is on the front if its time beats all before it.
  const better = (a: number, b: number): boolean => (job ? a < b : a > b);
  let best = job ? Infinity : -Infinity;
  let last: Point | undefined;
  for (const point of [...all].sort((a, b) => a.cost - b.cost || (better(a.time, b.time) ? -1 : 1))) {
    const alike = last !== undefined && point.cost === last.cost && point.time === last.time;
    point.front = alike || better(point.time, best);
    if (!point.front) continue;
    best = point.time;
    last = point;
  }
  return all;
}

/** The points of the front from the cheapest on, each place once. */
export function frontOf(all: readonly Point[]): Point[] {
  const sorted = all.filter(({ front }) => front).sort((a, b) => a.cost - b.cost);
  return sorted.filter((point, i) => point.cost !== sorted[i - 1]?.cost || point.time !== sorted[i - 1]?.time);
}
