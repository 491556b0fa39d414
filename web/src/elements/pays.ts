// <sy-pays>: when an offer pays against the same machine under other purchase options, when it is paid, and the cheapest mix.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { BreakEven, Further, Mix } from '../engine/explanation';
import { count, list, money } from '../i18n/format';
import { spoken } from '../i18n/names';
import { t } from '../i18n/speech';
import { common, Element } from './element';
import { optionText } from './offer';

/** Hours and months are shown to so many places; the engine has them exactly. */
const places = 10;

@customElement('sy-pays')
export class Pays extends Element {
  @property({ attribute: false }) further!: Further;
  @property({ attribute: false }) currency!: string;

  static override styles = [common, css`
    section { margin-bottom: 24px; }
    li { padding: 3px 0; }
    small { display: block; font: var(--note); color: var(--muted); }
  `];

  protected override render(): TemplateResult {
    return html`${this.#breakEven()}${this.#cash()}${this.#mix()}`;
  }

  #breakEven(): TemplateResult | typeof nothing {
    const { against, transfer_costs_more: transfer } = this.further.break_even;
    const beyond = transfer?.beyond ?? null;
    if (against.length === 0 && beyond === null) return nothing;
    return html`<section aria-labelledby="pays"><h2 id="pays">${t('page.pays')}</h2>
      <ul>${against.map((other) => html`<li>${t('page.pays.against', { option: optionText(other) })}
        <small>${t('page.pays.by_hours', { found: this.#found(other.by_hours_per_month) })}</small>
        <small>${t('page.pays.by_months', { found: this.#found(other.by_months) })}</small>
        ${other.option === 'serverless' || at(other.by_utilization) ? html`<small>${t('page.pays.by_utilization', { found: this.#found(other.by_utilization) })}</small>` : nothing}</li>`)}</ul>
      ${beyond === null || transfer === null ? nothing
        : html`<p><small>${t('page.pays.transfer', { quantity: rounded(beyond), unit: spoken(`unit.${transfer.unit}`, transfer.unit) })}</small></p>`}
    </section>`;
  }

  #found({ pays, quantity, unit, looked_up_to: end }: BreakEven): string {
    return t(`pays.${pays}`, { quantity: quantity === null ? '' : rounded(quantity), unit: t(`unit.${unit}`), end: count(end) });
  }

  // Only where it is not the same every month: a commitment that is paid ahead.
  #cash(): TemplateResult | typeof nothing {
    const flow = this.further.cash_flow;
    const ahead = flow?.cash[0] ?? '0';
    if (!flow || Number(ahead) === 0) return nothing;
    return html`<section aria-labelledby="cash"><h2 id="cash">${t('page.cash')}</h2>
      <p>${t('page.cash.ahead', { amount: money(ahead, this.currency), month: money(flow.amortized[0] ?? '0', this.currency) })}</p></section>`;
  }

  #mix(): TemplateResult | typeof nothing {
    const { mix } = this.further;
    if (!mix) return nothing;
    return html`<section aria-labelledby="mix"><h2 id="mix">${t('page.mix')}</h2>
      <p>${t('page.mix.sum', { amount: money(mix.amount, mix.currency), parts: list(mixParts(mix)),
        on_demand: money(mix.all_on_demand, mix.currency) })}</p></section>`;
  }
}

/** Whether there is a point from which, or up to which, an offer pays. */
function at({ pays }: BreakEven): boolean {
  return pays === 'beyond' || pays === 'up_to';
}

function mixParts(mix: Mix): string[] {
  const hours = (use: Mix['spot'], option: string): string[] =>
    (use === null || Number(use.hours) === 0 ? [] : [t('page.mix.hours', { hours: count(use.hours), option: t(`option.${option}`) })]);
  return [
    ...mix.commitments.filter(({ units }) => units > 0).map(({ units }) => t('page.mix.committed', { units: count(units) })),
    ...hours(mix.spot, 'spot'), ...hours(mix.on_demand, 'on_demand'),
  ];
}

function rounded(exact: string): string {
  return count((Math.round(Number(exact) * places) / places).toString());
}
