// <sy-chart>: cost against time, every offer that answers a point, those that nobody beats in both joined; and under it what
// the shown offer and its alternatives cost by the hours of use.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { drawCostTime } from '../charts/cost-time';
import { type Point, points } from '../charts/front';
import type { Answer, Question } from '../engine/documents';
import type { Engine } from '../engine/engine';
import type { Explanation, Further } from '../engine/explanation';
import { count, day, measure, money } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { plural, t } from '../i18n/speech';
import { Element } from './element';
import './figure';
import { isJob, optionText, regionText } from './offer';
import './use-chart';

@customElement('sy-chart')
export class Chart extends Element {
  @property({ attribute: false }) engine!: Engine;
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) answer!: Answer;
  @property({ attribute: false }) question: Question = {};
  @property({ attribute: false }) explanation: Explanation | undefined;
  @property({ attribute: false }) further: Further | undefined;
  @state() private found: { answer: Answer; points: Point[] } | undefined;

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('answer')) void this.#fetchAll();
  }

  protected override render(): TemplateResult {
    const { found } = this;
    if (!found) return html`<p class="note">${t('page.gathering')}</p>`;
    const missing = found.answer.counts.qualified - found.points.length;
    return html`<sy-figure file="cost-against-time" .heading=${t(isJob(this.answer) ? 'chart.cost_time' : 'chart.cost_speed', { currency: this.#currency(), unit: this.#speedUnit() })}
        .conditions=${t('chart.conditions', { date: day(found.answer.catalog.date) }) + (missing > 0 ? ` ${t(plural('chart.missing', missing), { count: count(missing) })}` : '')}
        .draw=${(width: number) => this.#draw(found.points, width)} .table=${() => this.#table(found.points)}></sy-figure>
      ${this.explanation && this.further && !isJob(this.answer) ? html`<sy-use-chart .engine=${this.engine} .question=${this.question}
        .explanation=${this.explanation} .further=${this.further}></sy-use-chart>` : nothing}`;
  }

  #draw(all: readonly Point[], width: number): SVGSVGElement {
    return drawCostTime({
      points: all, chosen: this.explanation?.place.offer, width, currency: this.#currency(),
      costLabel: t('page.column.bill', { currency: this.#currency() }), timeLabel: this.#timeLabel(),
      nameOf: ({ row }) => `${this.names.provider(row.provider)} ${row.sku}`, choose: (offer) => this.tell('sy-choose', offer),
    });
  }

  #table(all: readonly Point[]): TemplateResult {
    const sorted = [...all].sort((a, b) => Number(b.front) - Number(a.front) || a.cost - b.cost);
    return html`<table><thead><tr><th scope="col">${t('page.column.offer')}</th><th scope="col" class="number">${t('page.column.bill', { currency: this.#currency() })}</th>
      <th scope="col" class="number">${this.#timeLabel()}</th><th scope="col">${t('chart.front')}</th></tr></thead>
      <tbody>${sorted.map(({ row, time, front }) => html`<tr><th scope="row"><button type="button" class="link" @click=${() => this.tell('sy-choose', row.offer)}>
        ${this.names.provider(row.provider)} ${row.sku}, ${regionText(row)}, ${optionText(row)}</button></th>
        <td class="number">${money(row.total.amount ?? '', row.total.currency)}</td><td class="number">${measure(time)}</td>
        <td class=${front ? 'best' : ''}>${t(`fact_state.${front ? 'yes' : 'no'}`)}</td></tr>`)}</tbody></table>`;
  }

  #timeLabel(): string {
    return isJob(this.answer) ? t('page.column.time') : this.#speedUnit();
  }

  #speedUnit(): string {
    const unit = this.answer.ranking[0]?.time.unit ?? '';
    return spoken(`unit.${unit}`, unit);
  }

  #currency(): string {
    return this.answer.ranking[0]?.total.currency ?? '';
  }

  async #fetchAll(): Promise<void> {
    const { answer, question } = this;
    const said = await this.engine.askBeside({ ...question, limit: answer.counts.qualified });
    if (answer === this.answer && 'document' in said) this.found = { answer, points: points(said.document) };
  }
}
