// What is compared of offers, a row a property: how it reads for each, and which way is better where one way is.
import { fraction, isJob, nodeText, optionText, regionText } from '../elements/offer';
import type { Answer } from '../engine/documents';
import type { Explanation, FactSaid } from '../engine/explanation';
import { count, country, day, measure, money, price, score } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { t } from '../i18n/speech';
import { differenceText } from './difference';

export interface ComparedRow {
  name: string;
  /** As it reads for each offer; undefined: not known. */
  texts: (string | undefined)[];
  /** The offers that do best, where that can be said and not all do. */
  best: boolean[];
  differs: boolean;
}

type Direction = 'low' | 'high';

export function comparedRows(places: readonly Explanation[], answer: Answer, names: Names, baseline: number): ComparedRow[] {
  const texts = (name: string, say: (one: Explanation) => string | undefined): ComparedRow => row(name, places.map(say));
  const numbers = (name: string, better: Direction, value: (one: Explanation) => number | null | undefined, say: (value: number) => string): ComparedRow => {
    const values = places.map(value);
    return row(name, values.map((known) => (known === null || known === undefined ? undefined : say(known))), values, better);
  };
  const { currency } = places[0]?.place.total ?? { currency: '' };
  const against = places[baseline]?.place.total.amount ?? null;
  const job = isJob(answer);
  return [
    numbers(t('page.rank'), 'low', ({ place }) => place.rank, count),
    texts(t('export.region'), ({ place }) => regionText(place)),
    texts(t('export.country'), ({ place }) => (place.country === '' ? undefined : country(place.country))),
    texts(t('export.option'), ({ place }) => optionText(place)),
    texts(t('export.accelerator'), ({ place }) => names.accelerator(place.accelerator.id)),
    texts(t('export.accelerators'), ({ place }) => (place.accelerators === null ? undefined : fraction(place.accelerators))),
    texts(t('compare.node'), ({ place }) => nodeText(place) || undefined),
    texts(t('property.fabric'), ({ place }) => (place.fabric === 'unknown' ? undefined : spoken(`fabric.${place.fabric}`, place.fabric))),
    numbers(t('compare.fabric_rate'), 'high', ({ place }) => place.fabric_gbps, count),
    texts(t('property.bare_metal'), ({ place }) => (place.bare_metal === 'unknown' ? undefined : spoken(`fact_state.${place.bare_metal}`, place.bare_metal))),
    texts(t('page.price'), ({ place: { price: list } }) => (list.amount === null ? t(`price_state.${list.state}`)
      : t('page.per', { amount: price(list.amount, list.currency), basis: t(`basis.${list.basis}`) }))),
    texts(t('export.price_date'), ({ place }) => (place.price.as_of === null ? undefined : day(place.price.as_of))),
    row(t('page.column.bill', { currency }), places.map(({ place: { total } }) => (total.amount === null ? undefined
      : t(`total.${total.state}`, { amount: money(total.amount, total.currency) }))), places.map(({ place }) => numberOf(place.total.amount)), 'low'),
    ...(against === null ? [] : [texts(t('compare.against'), ({ place: { total } }) => (total.amount === null ? undefined : differenceText(total.amount, against, currency)))]),
    numbers(t('compare.month', { currency }), 'low', ({ place }) => numberOf(place.per.month), (value) => money(String(value), currency)),
    numbers(t('compare.accelerator_hour', { currency }), 'low', ({ place }) => numberOf(place.per.accelerator_hour), (value) => price(String(value), currency)),
    job ? numbers(t('page.column.time'), 'low', ({ place }) => place.time.hours, (value) => measure(value))
      : numbers(t('takeaway.speed'), 'high', ({ place }) => place.time.speed, (value) => measure(value)),
    numbers(t('page.column.score'), 'high', ({ place }) => (place.rank === null ? null : place.score?.lower), score),
    ...criteria(places).map((id) => numbers(names.value('criteria', id), 'high',
      ({ place }) => place.parts?.find(({ criterion }) => criterion === id)?.lower, score)),
    ...facts(places).map((id) => texts(spoken(`fact.${id}`, id), (one) => factText(factOf(one, id)))),
  ];
}

function row(name: string, texts: (string | undefined)[], values: (number | null | undefined)[] = [], better: Direction = 'low'): ComparedRow {
  const known = values.filter((value): value is number => typeof value === 'number');
  const top = better === 'low' ? Math.min(...known) : Math.max(...known);
  const all = known.length === values.length && known.every((value) => value === top);
  return { name, texts, best: values.map((value) => value === top && !all), differs: new Set(texts).size > 1 };
}

function numberOf(amount: string | null): number | null {
  return amount === null ? null : Number(amount);
}

function criteria(places: readonly Explanation[]): string[] {
  return [...new Set(places.flatMap(({ place }) => place.parts?.map(({ criterion }) => criterion) ?? []))];
}

function facts(places: readonly Explanation[]): string[] {
  return [...new Set(places.flatMap((one) => one.criteria.flatMap(({ facts: counted = [] }) => counted.map(({ fact }) => fact))))];
}

function factOf(one: Explanation, id: string): FactSaid | undefined {
  return one.criteria.flatMap(({ facts: counted = [] }) => counted).find(({ fact }) => fact === id);
}

function factText(fact: FactSaid | undefined): string | undefined {
  if (!fact || fact.state === 'unknown') return undefined;
  return fact.state === 'text' ? fact.text : fact.state === 'number' ? `${count(fact.number ?? 0)} ${fact.unit ?? ''}` : t(`fact_state.${fact.state}`);
}
