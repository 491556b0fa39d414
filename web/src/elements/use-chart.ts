// <sy-use-chart>: what the shown offer and the same machine under other purchase options cost by the hours a month.
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { drawUse } from '../charts/draw-use';
import { use, type Use } from '../charts/use';
import type { Question } from '../engine/documents';
import type { Engine } from '../engine/engine';
import type { Explanation, Further } from '../engine/explanation';
import { count, list, money } from '../i18n/format';
import { t } from '../i18n/speech';
import { Element } from './element';
import './figure';

@customElement('sy-use-chart')
export class UseChart extends Element {
  @property({ attribute: false }) engine!: Engine;
  @property({ attribute: false }) question: Question = {};
  @property({ attribute: false }) explanation!: Explanation;
  @property({ attribute: false }) further!: Further;
  @state() private found: Use | undefined;

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('further')) void this.#compute();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { found } = this;
    // One line alone tells no more than the bill.
    if (!found || found.lines.filter(({ at }) => at.length > 0).length < 2) return nothing;
    const { currency } = this.explanation.place.total;
    const labels = { cost: t('page.column.bill', { currency }), hours: t('chart.hours') };
    return html`<sy-figure file="cost-over-use" .heading=${t('chart.cost_use', { currency, sku: this.explanation.place.sku })}
      .conditions=${this.#crossings(found)} .draw=${(width: number) => drawUse(found, labels, width)}
      .table=${() => this.#table(found, currency)}></sy-figure>`;
  }

  #crossings({ crossings }: Use): string {
    return crossings.length === 0 ? t('chart.no_crossing')
      : t('chart.crossings', { crossings: list(crossings.map(({ name, hours }) => t('chart.crossing', { name, hours: count(Math.round(hours * 10) / 10) }))) });
  }

  #table({ lines }: Use, currency: string): TemplateResult {
    const hours = lines[0]?.at.map((point) => point.hours) ?? [];
    return html`<table><thead><tr><th scope="col" class="number">${t('chart.hours')}</th>${lines.map(({ name }) => html`<th scope="col" class="number">${name}</th>`)}</tr></thead>
      <tbody>${hours.map((hour) => html`<tr><th scope="row" class="number">${count(hour)}</th>${lines.map(({ at }) => {
        const amount = at.find((point) => point.hours === hour)?.amount;
        return html`<td class="number">${amount === undefined ? t('page.not_known') : money(amount, currency)}</td>`;
      })}</tr>`)}</tbody></table>`;
  }

  async #compute(): Promise<void> {
    const { further, explanation } = this;
    const found = await use(this.engine, this.question, explanation, further);
    if (further === this.further) this.found = found;
  }
}
