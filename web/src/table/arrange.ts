// How a person arranges the ranking: which rows, in which order, the best of each group, and by which unit of price.
import type { Row } from '../engine/documents';

export const units = ['total', 'month', 'accelerator_hour', 'useful_accelerator_hour', 'run'] as const;
export const groups = ['none', 'provider', 'accelerator'] as const;
/** What rows are sorted by; the columns that a person may add come last. */
export const columns = ['offer', 'accelerators', 'bill', 'time', 'score', 'memory', 'network', 'date'] as const;
export const extraColumns = ['memory', 'network', 'date'] as const;

export type Unit = (typeof units)[number];
export type Group = (typeof groups)[number];
export type Column = (typeof columns)[number];

export interface Arrangement {
  search: string;
  sort: { column: Column; descending: boolean } | undefined;
  group: Group;
  unit: Unit;
  /** The columns shown beside the standing ones. */
  extra: readonly Column[];
}

export const asRanked: Arrangement = { search: '', sort: undefined, group: 'none', unit: 'total', extra: [] };

/** Columns whose high values a person looks for first. */
const highFirst = new Set<Column>(['score', 'accelerators', 'memory', 'network', 'date']);

/** Whether the rows of the answer that are on the page are not enough for it. */
export function needsAll({ search, sort, group, unit }: Arrangement): boolean {
  return search.trim() !== '' || sort !== undefined || group !== 'none' || unit !== 'total';
}

/** By a column, its better end first. */
export function sortedBy(column: Column, job: boolean): NonNullable<Arrangement['sort']> {
  return { column, descending: highFirst.has(column) || (column === 'time' && !job) };
}

/** What a press of a column's header does: its better end first, then the other, then as ranked. */
export function pressed({ sort }: Arrangement, column: Column, job: boolean): Arrangement['sort'] {
  const first = sortedBy(column, job);
  if (sort?.column !== column) return first;
  return sort.descending === first.descending ? { column, descending: !first.descending } : undefined;
}

export interface Arranged {
  row: Row;
  /** Rows of its group that stand behind it. */
  behind: number;
}

/** `textOf` is what a search looks at, and what the column of offers is sorted by. */
export function arrange(rows: readonly Row[], arrangement: Arrangement, textOf: (row: Row) => string): Arranged[] {
  const words = arrangement.search.toLowerCase().split(/\s+/).filter((word) => word !== '');
  const found = words.length === 0 ? rows : rows.filter((row) => {
    const text = textOf(row).toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return sorted(grouped(found, arrangement.group), arrangement, textOf);
}

// The best of a group is the first of it as ranked.
function grouped(rows: readonly Row[], group: Group): Arranged[] {
  if (group === 'none') return rows.map((row) => ({ row, behind: 0 }));
  const best = new Map<string, Arranged>();
  for (const row of rows) {
    const key = group === 'provider' ? row.provider : row.accelerator.id ?? '';
    const first = best.get(key);
    if (first) ++first.behind;
    else best.set(key, { row, behind: 0 });
  }
  return [...best.values()];
}

// Unknown stands last, whichever way is sorted; what is alike stays as ranked.
function sorted(rows: Arranged[], { sort, unit }: Arrangement, textOf: (row: Row) => string): Arranged[] {
  if (!sort) return rows;
  const sign = sort.descending ? -1 : 1;
  const keyed = rows.map((arranged) => ({ arranged, key: keyOf(arranged.row, sort.column, unit, textOf) }));
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * (typeof a === 'string' || typeof b === 'string' ? String(a).localeCompare(String(b)) : a - b);
  });
  return keyed.map(({ arranged }) => arranged);
}

function keyOf(row: Row, column: Column, unit: Unit, textOf: (row: Row) => string): number | string | null {
  switch (column) {
    case 'offer': return textOf(row);
    case 'accelerators': return row.accelerators === null ? null : ratio(row.accelerators);
    case 'bill': return numberOf(amountOf(row, unit));
    case 'time': return row.time.speed === null ? null : row.time.unit === 'runs_per_hour' ? row.time.hours : row.time.speed;
    case 'score': return row.rank === null ? null : row.score.lower;
    case 'memory': return row.accelerator.memory_gb;
    case 'network': return row.fabric_gbps;
    case 'date': return row.price.as_of;
  }
}

/** The price of a row by a unit, in the currency of its total; null where it is not known. */
export function amountOf(row: Row, unit: Unit): string | null {
  return unit === 'total' ? row.total.amount : row.per?.[unit] ?? null;
}

function numberOf(amount: string | null): number | null {
  return amount === null ? null : Number(amount);
}

/** The value of "8" or "1/8". */
function ratio(exact: string): number {
  const [above = '', below = '1'] = exact.split('/');
  return Number(above) / Number(below);
}
