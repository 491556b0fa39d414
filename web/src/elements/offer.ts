// How an offer is told in a few words; the same in the headline, the table and the detail.
import type { Answer, Row } from '../engine/documents';
import { count, measure } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { t } from '../i18n/speech';
import { read } from '../state/question';

type Bought = Omit<Row, 'score' | 'parts'>;

/** "on demand", "reserved, 1 year, no upfront". */
export function optionText(row: Pick<Row, 'option' | 'term' | 'payment'>): string {
  const parts = [spoken(`option.${row.option}`, row.option)];
  if (row.term !== '') parts.push(spoken(`term.${row.term}`, row.term));
  if (row.payment !== '' && row.payment !== 'unstated') parts.push(spoken(`payment.${row.payment}`, row.payment));
  return parts.join(t('page.comma'));
}

/** The region as the provider names it; a list price without region says so. */
export function regionText(row: Bought): string {
  const region = row.region === 'all' ? t('page.all_regions') : row.region;
  // Most zones are named after their region.
  return row.zone === '' ? region : row.zone.startsWith(row.region) ? row.zone : `${region} ${row.zone}`;
}

export function acceleratorsText(row: Bought, names: Names): string {
  const name = names.accelerator(row.accelerator.id);
  return row.accelerators === null ? name : t('page.times', { count: fraction(row.accelerators), name });
}

/** "80 GB · NVSwitch · 2 nodes": what matters of the node. */
export function nodeText(row: Bought): string {
  const { memory_gb: memory } = row.accelerator;
  return [
    memory === null ? '' : t('page.gigabytes', { count: count(memory) }),
    row.link === 'unknown' || row.link === 'none' ? '' : spoken(`link.${row.link}`, row.link),
    row.nodes !== null && row.nodes > 1 ? t('page.nodes', { count: count(row.nodes) }) : '',
  ].filter((part) => part !== '').join(' · ');
}

/** An exact number of the engine: 8, or 1/8. */
export function fraction(exact: string): string {
  return /^\d+$/.test(exact) ? count(exact) : exact;
}

/** Whether an answer is about a job, which is done after some time, and not about a rental, which lasts as long as asked. */
export function isJob(answer: Answer): boolean {
  return (read(answer.question, '/workload/runs') ?? null) !== null;
}

/** The hours of a job, or the speed of a rental with its bounds; undefined where nothing is known. */
export function speedText(row: Pick<Row, 'time'>, job: boolean): { value: string; bounds: string } | undefined {
  const { hours, speed, speed_low: low, speed_high: high } = row.time;
  const value = job ? hours : speed;
  if (value === null) return undefined;
  if (speed === null || low === null || high === null || low === high) return { value: measure(value), bounds: '' };
  // A job's hours are its speed turned over, so the fast end gives the low bound.
  const [from, to] = job ? [(value * speed) / high, (value * speed) / low] : [low, high];
  return { value: measure(value), bounds: t('page.range', { low: measure(from), high: measure(to) }) };
}
