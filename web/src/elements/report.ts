// <sy-report>: the answer on one to three sheets of paper, for someone who was not there: who is first and why, the ranking,
// the chosen offer's bill with every source, what to check, what the figures do not say. It is seen in print only.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Answer, Question, Row } from '../engine/documents';
import type { Engine } from '../engine/engine';
import type { Explanation, Further } from '../engine/explanation';
import { day, money, score } from '../i18n/format';
import type { Names } from '../i18n/names';
import { t } from '../i18n/speech';
import { arrange, asRanked } from '../table/arrange';
import './checklist';
import { common, Element } from './element';
import './headline';
import './notes';
import { acceleratorsText, isJob, nodeText, optionText, regionText, speedText } from './offer';
import './why';

/** So many providers, each by its best offer, tell a reader what the choice was among; the rest is in the link. */
const rowsPrinted = 10;

@customElement('sy-report')
export class Report extends Element {
  @property({ attribute: false }) engine!: Engine;
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) answer!: Answer;
  /** Every offer that answers, best first. */
  @property({ attribute: false }) rows: readonly Row[] = [];
  @property({ attribute: false }) question: Question = {};
  @property({ attribute: false }) explanation: Explanation | undefined;
  @property({ attribute: false }) further: Further | undefined;
  @property() link = '';

  static override styles = [common, css`
    header { display: flex; justify-content: space-between; margin-bottom: 16px; padding-bottom: 6px; border-bottom: 1px solid var(--ink); }
    header b { font-weight: 600; }
    table { width: 100%; margin: 20px 0 8px; border-collapse: collapse; font-size: 12px; line-height: 16px; }
    caption { padding-bottom: 4px; font: var(--title); color: var(--muted); text-align: left; }
    th, td { padding: 4px 6px; border-bottom: 1px solid var(--line); font-weight: 400; text-align: left; vertical-align: top; }
    thead th { font: var(--title); border-color: var(--ink); }
    th.number, td.number { text-align: right; }
    small { display: block; color: var(--muted); font: 11px/14px var(--font); }
    .columns { columns: 2; column-gap: 32px; margin-top: 20px; font-size: 12px; }
    sy-checklist { break-before: auto; margin-top: 16px; }
    footer { margin-top: 16px; padding-top: 6px; border-top: 1px solid var(--ink); font: var(--note); overflow-wrap: anywhere; }
  `];

  protected override render(): TemplateResult {
    const { answer, names } = this;
    const currency = answer.ranking[0]?.total.currency ?? '';
    const best = arrange(this.rows, { ...asRanked, group: 'provider' }, ({ offer }) => offer).slice(0, rowsPrinted).map(({ row }) => row);
    return html`<article>
      <header><b>${t('takeaway.title')}</b><span>${t('takeaway.catalog_of', { date: day(answer.catalog.date) })}</span></header>
      <sy-headline .names=${names} .answer=${answer}></sy-headline>
      <table>
        <caption>${t('takeaway.best_of_each')}</caption>
        <thead><tr><th>#</th><th>${t('page.column.offer')}</th><th class="number">${t('page.column.accelerators')}</th>
          <th class="number">${t('page.column.bill', { currency })}</th>
          <th class="number">${isJob(answer) ? t('page.column.time') : t('takeaway.speed')}</th>
          <th class="number">${t('page.column.score')}</th></tr></thead>
        <tbody>${best.map((row) => this.#row(row))}</tbody>
      </table>
      ${this.explanation ? html`<div class="columns">
        <sy-why .names=${names} .explanation=${this.explanation} .further=${this.further}></sy-why></div>
        <sy-checklist .engine=${this.engine} .names=${names} .question=${this.question} .explanation=${this.explanation}></sy-checklist>` : nothing}
      <sy-notes .names=${names} .warnings=${answer.warnings}></sy-notes>
      <footer><p>${t('page.list_prices')}</p><p>${this.link}</p></footer>
    </article>`;
  }

  #row(row: Row): TemplateResult {
    const { total } = row;
    return html`<tr><td>${row.rank ?? '–'}</td>
      <th scope="row">${this.names.provider(row.provider)} ${row.sku}<small>${regionText(row)} · ${optionText(row)}</small></th>
      <td class="number">${acceleratorsText(row, this.names)}<small>${nodeText(row)}</small></td>
      <td class="number">${t(`total.${total.state}`, { amount: total.amount === null ? '' : money(total.amount, total.currency) })}</td>
      <td class="number">${speedText(row, isJob(this.answer))?.value ?? t('page.not_known')}</td>
      <td class="number">${row.rank === null ? '–' : score(row.score.lower)}</td></tr>`;
  }
}
