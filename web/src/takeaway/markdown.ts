// The answer as Markdown, for a wiki or a pull request: what was asked, who is first, the ranking, the bill of one offer,
// what to check before buying it.
import { acceleratorsText, optionText, regionText, isJob, speedText } from '../elements/offer';
import type { Answer, BillLine, Row } from '../engine/documents';
import type { Explanation } from '../engine/explanation';
import { count, day, money, price, score } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { t } from '../i18n/speech';
import type { CheckItem } from './checklist';

export interface Told {
  answer: Answer;
  chosen: Explanation;
  checklist: readonly CheckItem[];
  names: Names;
  /** To the question. */
  link: string;
}

export function toMarkdown({ answer, chosen, checklist, names, link }: Told): string {
  const { currency } = chosen.place.total;
  const offer = `${names.provider(chosen.place.provider)} ${chosen.place.sku}, ${regionText(chosen.place)}, ${optionText(chosen.place)}`;
  return [
    `# ${t('takeaway.title')}`,
    `${t('page.list_prices')} ${t('takeaway.catalog_of', { date: day(answer.catalog.date) })} <${link}>`,
    `## ${t('page.ranking')}`,
    table([
      ['#', t('page.column.offer'), t('page.column.accelerators'), t('page.column.bill', { currency }), isJob(answer) ? t('page.column.time') : t('takeaway.speed'), t('page.column.score')],
      ...answer.ranking.map((row) => rankingRow(row, answer, names)),
    ]),
    `## ${t('page.bill')}: ${escape(offer)}`,
    table([[t('takeaway.item'), t('takeaway.quantity'), t('takeaway.amount')],
      ...chosen.place.bill.filter(({ state }) => state !== 'not_given').map(billRow),
      [t('page.total'), '', totalText(chosen.place)]]),
    `## ${t('page.checklist')}`,
    checklist.map(checkText).join('\n'),
    `## ${t('page.sources')}`,
    Object.values(chosen.sources).map(({ title, publisher, locator }) => `- ${escape([title, publisher, locator].join(', '))}`).join('\n'),
  ].join('\n\n') + '\n';
}

function rankingRow(row: Row, answer: Answer, names: Names): string[] {
  return [row.rank === null ? '–' : String(row.rank),
    `${names.provider(row.provider)} ${row.sku}, ${regionText(row)}, ${optionText(row)}`,
    acceleratorsText(row, names), totalText(row), speedText(row, isJob(answer))?.value ?? t('page.not_known'),
    row.rank === null ? '–' : score(row.score.lower)];
}

function billRow(line: BillLine): string[] {
  const quantity = line.quantity === null ? '' : `${count(line.quantity)} ${spoken(`unit.${line.unit}`, line.unit)}`;
  const rate = line.rate === null || line.currency === null ? '' : ` × ${price(line.rate, line.currency)}`;
  return [t(`item.${line.item}`), quantity + rate,
    line.amount === null || line.currency === null ? t(`state.${line.state}`) : money(line.amount, line.currency)];
}

function totalText({ total }: Pick<Row, 'total'>): string {
  return t(`total.${total.state}`, { amount: total.amount === null ? '' : money(total.amount, total.currency) });
}

function checkText({ task, commands, expected }: CheckItem): string {
  return [`- [ ] ${escape(task)} ${escape(expected)}`, ...commands.map((command) => `  \`${command}\``)].join('\n');
}

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows.map((cells) => `| ${cells.map(escape).join(' | ')} |`);
  return [head, `|${' --- |'.repeat(rows[0]?.length ?? 0)}`, ...body].join('\n');
}

/** Text that Markdown would take for markup stays text. */
function escape(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, '\\$&').replace(/\s*\n\s*/g, ' ');
}
