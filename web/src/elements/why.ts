// <sy-why>: why an offer stands where it does: its bill line by line, what each criterion adds, where the figures are from.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { type Compared, most } from '../comparison/chosen';
import type { BillLine } from '../engine/documents';
import type { Explanation, Further } from '../engine/explanation';
import { count, day, list, money, percent, price, score } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { t } from '../i18n/speech';
import { colors, common, Element } from './element';
import './evidence';
import { acceleratorsText, nodeText, optionText, regionText } from './offer';
import './pays';
import { reach, scoreBar, scoreBarStyles } from './score-bar';

@customElement('sy-why')
export class Why extends Element {
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) explanation!: Explanation;
  @property({ attribute: false }) further: Further | undefined;
  /** What is compared; without it, the detail offers no comparison. */
  @property({ attribute: false }) compared: Compared | undefined;

  static override styles = [common, colors, scoreBarStyles, css`
    header { margin-bottom: 16px; }
    header h2 { margin: 0; font: 600 14px/20px var(--font); color: var(--ink); letter-spacing: 0; overflow-wrap: anywhere; }
    section { margin-bottom: 24px; }
    table { width: 100%; border-collapse: collapse; }
    td, th { padding: 4px 0; font-weight: 400; text-align: left; vertical-align: top; }
    td.number, th.number { padding-left: 12px; text-align: right; }
    thead th { font: var(--note); color: var(--muted); }
    tr.origin td { padding-top: 0; }
    tr.sum > * { border-top: 1px solid var(--ink); font-weight: 600; }
    small { display: block; font: var(--note); color: var(--muted); font-weight: 400; overflow-wrap: anywhere; }
    .failed { margin-bottom: 16px; padding: 4px 0 4px 12px; border-left: 3px solid var(--fault); }
    .said { color: var(--muted); }
    .swatch { display: inline-block; width: 10px; height: 10px; margin-right: 6px; border-radius: 2px; }
    .bar { margin: 0 0 8px; }
    .compare { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px; }
    .compare button { min-height: 24px; padding: 1px 8px; font-size: 13px; }
    [aria-pressed="true"] { border-color: var(--accent); color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
    @media print { .compare { display: none; } }
  `];

  protected override render(): TemplateResult {
    const { place } = this.explanation;
    return html`
      <header>
        <h2>${this.names.provider(place.provider)} ${place.sku}</h2>
        <p class="note">${regionText(place)} · ${optionText(place)}</p>
        <p class="note">${[acceleratorsText(place, this.names), nodeText(place)].filter((part) => part !== '').join(' · ')}</p>
        ${this.compared ? this.#comparison(this.compared, place.offer) : nothing}
      </header>
      ${this.#failed()}${this.#bill()}
      ${this.further ? html`<sy-pays .further=${this.further} .currency=${place.total.currency}></sy-pays>` : nothing}
      ${this.#parts()}
      <sy-evidence .names=${this.names} .explanation=${this.explanation}></sy-evidence>`;
  }

  #comparison({ offers, baseline }: Compared, offer: string): TemplateResult {
    const there = offers.includes(offer);
    return html`<p class="compare">
      <button type="button" aria-pressed=${there} ?disabled=${!there && offers.length >= most} @click=${() => this.tell('sy-compare', offer)}>${t('compare.compare')}</button>
      <button type="button" aria-pressed=${baseline === offer} @click=${() => this.tell('sy-baseline', offer)}>${t('compare.mine')}</button></p>`;
  }

  #failed(): TemplateResult | typeof nothing {
    const { failed } = this.explanation;
    if (failed.length === 0) return nothing;
    return html`<div class="failed"><p>${t('page.fails')}</p>
      <ul>${failed.map((reason) => html`<li>${t(`reason.${reason}`)}</li>`)}</ul></div>`;
  }

  #bill(): TemplateResult {
    const { place: { bill, total, per }, exchange, sources } = this.explanation;
    const unlike = total.list_amount !== null && total.list_currency !== total.currency;
    return html`<section aria-labelledby="bill">
      <h2 id="bill">${t('page.bill')}</h2>
      <table><tbody>
        ${bill.filter(({ state }) => state !== 'not_given').map((line) => this.#line(line))}
        <tr class="sum"><th scope="row">${t('page.total')}</th>
          <td class="number">${t(`total.${total.state}`, { amount: total.amount === null ? '' : money(total.amount, total.currency) })}
            ${unlike ? html`<small>${money(total.list_amount ?? '', total.list_currency)}</small>` : nothing}</td></tr>
        ${exchange.map((rate) => html`<tr class="origin"><td colspan="2"><small>${t('page.exchange', { base: rate.base, rate: rate.per_base, currency: rate.currency })}
          · ${sources[rate.source ?? '']?.title ?? ''} · ${rate.as_of === null ? t('page.undated') : day(rate.as_of)}</small></td></tr>`)}
      </tbody></table>
      <p><small>${Object.entries(per).flatMap(([unit, amount]) => (amount === null ? [] : [t(`per.${unit}`, { amount: price(amount, total.currency) })])).join(' · ')}</small></p>
      ${notGiven(bill)}
    </section>`;
  }

  #line(line: BillLine): TemplateResult {
    const amount = line.amount === null || line.currency === null ? undefined : money(line.amount, line.currency);
    const state = line.state === 'known' ? nothing : t(`state.${line.state}`);
    return html`<tr><th scope="row">${t(`item.${line.item}`)}<small>${quantityText(line)}</small></th>
      <td class="number">${amount === undefined ? html`<span class="said">${state}</span>`
        : html`${amount}${state === nothing ? nothing : html`<small>${state}</small>`}`}</td></tr>${this.#origin(line)}`;
  }

  // Where a line's rate is from; that of the price stands with the price's evidence.
  #origin(line: BillLine): TemplateResult | typeof nothing {
    if (line.source === null || line.source === this.explanation.place.price.source) return nothing;
    const title = this.explanation.sources[line.source]?.title ?? line.source;
    return html`<tr class="origin"><td colspan="2"><small>${[title, line.as_of === null ? t('page.undated') : day(line.as_of)].join(' · ')}</small></td></tr>`;
  }

  #parts(): TemplateResult | typeof nothing {
    const { parts, score: sum } = this.explanation.place;
    if (!parts || !sum) return nothing;
    return html`<section aria-labelledby="parts">
      <h2 id="parts">${t('page.parts')}</h2>
      ${scoreBar(parts, this.names, Math.max(1, reach(parts)))}
      <table>
        <thead><tr><th scope="col">${t('page.criterion')}</th><th scope="col" class="number">${t('page.weight')}</th>
          <th scope="col" class="number">${t('page.adds')}</th></tr></thead>
        <tbody>${parts.map((part) => html`<tr>
          <th scope="row"><i class="swatch c${this.names.color(part.criterion)}"></i>${this.names.value('criteria', part.criterion)}</th>
          <td class="number">${percent(part.weight)}</td><td class="number">${intervalText(part)}</td></tr>`)}
          <tr class="sum"><th scope="row">${t('page.column.score')}</th><td></td><td class="number">${intervalText(sum)}</td></tr>
        </tbody>
      </table>
    </section>`;
  }
}

/** What a bill can have and the question says nothing of: not zero, so it is named. */
function notGiven(bill: readonly BillLine[]): TemplateResult | typeof nothing {
  const items = bill.filter(({ state }) => state === 'not_given').map(({ item }) => t(`item.${item}`));
  return items.length === 0 ? nothing : html`<p><small>${t('page.not_given', { items: list(items) })}</small></p>`;
}

/** "1,600 node hours × $55.04"; without a rate where several tiers make the amount. */
function quantityText(line: BillLine): string {
  if (line.quantity === null) return '';
  const words = { count: count(line.quantity), unit: spoken(`unit.${line.unit}`, line.unit) };
  return line.rate === null || line.currency === null ? t('page.quantity', words)
    : t('page.quantity_at', { ...words, rate: price(line.rate, line.currency) });
}

function intervalText({ lower, upper }: { lower: number; upper: number }): unknown {
  return upper === lower ? score(lower) : html`${score(lower)}<small>${t('page.to', { upper: score(upper) })}</small>`;
}
