// The columns of an exported ranking: what each is called, unit included, and its bare value in a row.
import type { Answer, Row } from '../engine/documents';
import { type Names, spoken } from '../i18n/names';
import { t } from '../i18n/speech';

/** A number stands as its digits, exact as the engine gives them; null is not known. */
export type Cell = string | { digits: string } | null;

export interface Column {
  header: string;
  cell(row: Row): Cell;
}

const digits = (value: number | string | null): Cell => (value === null ? null : { digits: String(value) });

export function exportColumns(answer: Answer, names: Names): Column[] {
  const currency = answer.ranking[0]?.total.currency ?? '';
  const speedUnit = answer.ranking[0]?.time.unit ?? '';
  const column = (name: string, cell: Column['cell'], unit = ''): Column =>
    ({ header: unit === '' ? t(`export.${name}`) : t('export.with_unit', { name: t(`export.${name}`), unit }), cell });
  return [
    column('rank', (row) => digits(row.rank)),
    column('provider', (row) => names.provider(row.provider)),
    column('sku', (row) => row.sku),
    column('region', (row) => row.region),
    column('zone', (row) => row.zone || null),
    column('country', (row) => row.country || null),
    column('option', (row) => spoken(`option.${row.option}`, row.option)),
    column('term', (row) => (row.term === '' ? null : spoken(`term.${row.term}`, row.term))),
    column('payment', (row) => (row.payment === '' ? null : spoken(`payment.${row.payment}`, row.payment))),
    column('accelerator', (row) => (row.accelerator.id === null ? null : names.accelerator(row.accelerator.id))),
    column('accelerators', (row) => (row.accelerators === null || /^\d+$/.test(row.accelerators) ? digits(row.accelerators) : row.accelerators)),
    column('memory', (row) => digits(row.accelerator.memory_gb), 'GB'),
    column('nodes', (row) => digits(row.nodes)),
    column('price', (row) => digits(row.price.amount)),
    column('price_currency', (row) => row.price.currency),
    column('price_basis', (row) => t(`basis.${row.price.basis}`)),
    column('price_date', (row) => row.price.as_of),
    column('price_source', (row) => row.price.source),
    column('total', (row) => digits(row.total.amount), currency),
    column('total_state', (row) => t(`export.total_state.${row.total.state}`)),
    column('hours', (row) => digits(row.time.hours), t('unit.h')),
    column('speed', (row) => digits(row.time.speed), spoken(`unit.${speedUnit}`, speedUnit)),
    column('evidence', (row) => t(`evidence.${row.time.evidence}`)),
    column('score', (row) => (row.rank === null ? null : digits(row.score.lower))),
    column('score_upper', (row) => (row.rank === null ? null : digits(row.score.upper))),
    column('marks', (row) => row.marks.map((mark) => spoken(`mark.${mark}`, mark)).join('; ') || null),
    column('offer', (row) => row.offer),
  ];
}
