// The class of <steelyard-bill>: the bill of the best offer for a question line by line, or of the one that `offer` names.
import type { Answer, BillLine, Question } from '../engine/documents';
import { part, SteelyardElement } from './element';
import { totalText } from './ranking';
import type { Words } from './words';

/** What a question may show at most: the offer has to be among these. */
const most = 10_000;

export class SteelyardBill extends SteelyardElement {
  protected override wants(question: Question): Question {
    return { ...question, want: ['bill'], limit: this.hasAttribute('offer') ? most : 1 };
  }

  protected override show(answer: Answer, words: Words): Node[] {
    const wanted = this.getAttribute('offer');
    const row = wanted === null ? answer.ranking[0] : answer.ranking.find(({ offer }) => offer === wanted);
    if (!row) return [part('p', 'none', words.say(wanted === null ? 'page.headline.none' : 'page.widget.offer_not_found', { offer: wanted }))];
    const lines = (row.bill ?? []).filter(({ state }) => state !== 'not_given').map((line) => part('tr', 'line',
      part('th', 'item', words.say(`item.${line.item}`)), number(amountText(line, words))));
    return [
      part('table', 'table', part('caption', 'offer', `${row.provider} ${row.sku} · ${row.region} · ${words.spoken(`option.${row.option}`, row.option)}`),
        part('tbody', 'body', ...lines, part('tr', 'total', part('th', 'item', words.say('page.total')), number(totalText(row, words))))),
      part('p', 'note', answer.catalog.date, ' · ', words.say('page.list_prices')),
    ];
  }
}

function number(text: string): HTMLElement {
  const made = part('td', 'amount', text);
  made.className = 'number';
  return made;
}

function amountText(line: BillLine, words: Words): string {
  const state = words.say(`state.${line.state}`);
  if (line.amount === null || line.currency === null) return state;
  const amount = words.money(line.amount, line.currency);
  return line.state === 'known' ? amount : `${amount} · ${state}`;
}
