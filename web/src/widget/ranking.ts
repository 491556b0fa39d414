// The class of <steelyard-ranking>: the best offers for a question. `columns` names some of: offer accelerators bill score.
import type { Answer, Question, Row } from '../engine/documents';
import { part, SteelyardElement } from './element';
import type { Words } from './words';

const all = ['offer', 'accelerators', 'bill', 'score'] as const;
type Column = (typeof all)[number];

export class SteelyardRanking extends SteelyardElement {
  protected override wants(question: Question): Question {
    return { ...question, limit: Number(this.getAttribute('limit') ?? 10) };
  }

  protected override show(answer: Answer, words: Words): Node[] {
    const named = this.getAttribute('columns')?.split(/[\s,]+/);
    const columns = named ? all.filter((column) => named.includes(column)) : all;
    const currency = answer.ranking[0]?.total.currency ?? '';
    const head = columns.map((column) => cell('th', column, words.say(`page.column.${column}`, { currency })));
    const rows = answer.ranking.map((row) => part('tr', 'row', cell('td', 'rank', String(row.rank ?? '–')),
      ...columns.map((column) => cell('td', column, ...content(row, column, words)))));
    return [
      part('table', 'table', part('thead', 'head', part('tr', 'row', cell('th', 'rank', words.say('page.rank')), ...head)), part('tbody', 'body', ...rows)),
      part('p', 'note', words.say('page.shown', { shown: answer.counts.shown, qualified: answer.counts.qualified }), ' · ',
        answer.catalog.date, ' · ', words.say('page.list_prices')),
    ];
  }
}

function cell(tag: string, column: string, ...content: (Node | string)[]): HTMLElement {
  const made = part(tag, `cell ${column}`, ...content);
  if (column === 'bill' || column === 'score') made.className = 'number';
  if (column === 'accelerators') made.className = 'wide';
  return made;
}

function content(row: Row, column: Column, words: Words): (Node | string)[] {
  switch (column) {
    case 'offer': return [`${row.provider} ${row.sku}`, part('small', 'where', `${row.region} · ${words.spoken(`option.${row.option}`, row.option)}`),
      part('small', 'marks', row.marks.map((mark) => words.spoken(`mark.${mark}`, mark)).join(' · '))];
    case 'accelerators': return [row.accelerators === null ? row.accelerator.id ?? words.say('page.unknown_accelerator')
      : `${row.accelerators} × ${row.accelerator.id ?? words.say('page.unknown_accelerator')}`];
    case 'bill': return [totalText(row, words)];
    // The lower end ranks; a score that what is not known could raise says so.
    case 'score': return row.rank === null ? ['–'] : [words.number(row.score.lower, 3),
      ...(row.score.upper > row.score.lower ? [part('small', 'upper', words.say('page.to', { upper: words.number(row.score.upper, 3) }))] : [])];
  }
}

/** The total with what it lacks in words: an estimate, at least so much, or not known. */
export function totalText({ total, price }: Row, words: Words): string {
  if (total.amount === null && price.state !== 'known') return words.say(`price_state.${price.state}`);
  return words.say(`total.${total.state}`, { amount: total.amount === null ? '' : words.money(total.amount, total.currency) });
}
