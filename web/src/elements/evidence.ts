// <sy-evidence>: what an offer's figures rest on: its price and the prices that were not used, its memory, how its speed is
// known, the facts that a criterion counts, and every source in full.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { CriterionSaid, Explanation, FactSaid, Figure } from '../engine/explanation';
import { count, day, measure, price } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { plural, t } from '../i18n/speech';
import { common, Element } from './element';

@customElement('sy-evidence')
export class Evidence extends Element {
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) explanation!: Explanation;

  static override styles = [common, css`
    section { margin-bottom: 24px; }
    li { padding: 3px 0; overflow-wrap: anywhere; }
    .unused { color: var(--muted); }
    small { display: block; font: var(--note); color: var(--muted); }
    summary { padding: 3px 0; cursor: pointer; }
    summary:hover { color: var(--accent); }
    details ul { padding-left: 14px; }
    .fact { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; padding: 4px 0; font: var(--note); }
    .fact small { flex: 1 0 100%; }
    .unknown { color: var(--muted); }
  `];

  protected override render(): TemplateResult {
    return html`${this.#prices()}${this.#memory()}${this.#speed()}${this.#facts()}${this.#marks()}${this.#sources()}`;
  }

  #prices(): TemplateResult {
    const [used, ...others] = this.explanation.price_evidence;
    return html`<section aria-labelledby="price"><h2 id="price">${t('page.price')}</h2>
      <ul>${used ? html`<li>${this.#figure(used)}${this.#reliance()}</li>` : nothing}
        ${others.map((figure) => html`<li class="unused">${this.#figure(figure, t('page.not_used'))}</li>`)}</ul></section>`;
  }

  // How far the price can be relied on: by whom, how old, who says otherwise.
  #reliance(): TemplateResult {
    const { age_days: age, confidence, currency, basis, spread } = this.explanation.place.price;
    const per = (amount: string): string => t('page.per', { amount: price(amount, currency), basis: t(`basis.${basis}`) });
    return html`<small>${[
      age === null ? '' : t(plural('page.age_days', age), { days: count(age) }),
      t(`confidence.${confidence}`),
    ].filter((part) => part !== '').join(' · ')}</small>
    ${spread ? html`<small class="spread">${t('page.spread', { low: per(spread.low), high: per(spread.high) })}</small>` : nothing}`;
  }

  #figure(figure: Figure, remark = ''): TemplateResult {
    const amount = figure.amount === null ? t(`price_state.${figure.state}`)
      : t('page.per', { amount: price(figure.amount, figure.currency), basis: t(`basis.${figure.basis}`) });
    const when = figure.as_of === null ? t('page.undated') : day(figure.as_of);
    return html`${amount}<small>${[remark, when, this.#source(figure.source)].filter((part) => part !== '').join(' · ')}</small>`;
  }

  // The size that a card is sold by, which is what a question is held against, and what a machine shows of it.
  #memory(): TemplateResult {
    const { place, sku } = this.explanation;
    const { memory_gb: nominal } = place.accelerator;
    const { usable_mib: usable } = sku;
    const from = (said: string, source: string | null): TemplateResult => html`${said}<small>${this.#source(source)}</small>`;
    return html`<section aria-labelledby="memory"><h2 id="memory">${t('page.memory')}</h2>
      <ul><li>${nominal === null ? t('page.memory_nominal_unknown')
        : from(t('page.memory_nominal', { count: count(nominal) }), sku.source)}</li>
      <li>${usable === null ? t('page.memory_usable_unknown')
        : from(t('page.memory_usable', { count: count(usable) }), sku.usable_source)}</li></ul></section>`;
  }

  #speed(): TemplateResult {
    const { place, measurement, sku } = this.explanation;
    const { time } = place;
    const peak = sku.accelerator?.dense_16_bit_tflops ?? null;
    return html`<section aria-labelledby="speed"><h2 id="speed">${t('page.how_fast')}</h2>
      <ul><li>${time.speed === null ? t('page.not_known') : `${measure(time.speed)} ${t(`unit.${time.unit}`)}`}
        <small>${t(`evidence.${time.evidence}`)}</small></li>
      ${measurement ? html`<li>${t('page.measured_by', {
          minutes: measure(measurement.minutes), accelerators: count(measurement.accelerators),
          name: this.names.accelerator(measurement.accelerator), submitter: measurement.submitter, round: measurement.round })}
        <small>${this.#source(measurement.source)} · ${measurement.locator}</small></li>` : nothing}
      ${peak === null ? nothing : html`<li>${t('page.peak', { name: sku.accelerator?.name, rate: measure(peak, 4) })}
        <small>${this.#source(sku.accelerator?.source ?? null)}</small></li>`}</ul></section>`;
  }

  #facts(): TemplateResult | typeof nothing {
    const counted = this.explanation.criteria.filter(({ facts }) => facts && facts.length > 0);
    if (counted.length === 0) return nothing;
    return html`<section aria-labelledby="facts"><h2 id="facts">${t('page.facts')}</h2>
      ${counted.map((criterion) => this.#counted(criterion))}</section>`;
  }

  #counted({ criterion, facts = [] }: CriterionSaid): TemplateResult {
    const has = facts.filter(({ state }) => state !== 'no' && state !== 'unknown').length;
    const unknown = facts.filter(({ state }) => state === 'unknown').length;
    const sum = t('page.facts_counted', { has: count(has), all: count(facts.length) })
      + (unknown > 0 ? t('page.facts_unknown', { unknown: count(unknown) }) : '');
    return html`<details><summary>${this.names.value('criteria', criterion)} <span class="note">${sum}</span></summary>
      <ul>${facts.map((fact) => this.#fact(fact))}</ul></details>`;
  }

  #fact(fact: FactSaid): TemplateResult {
    const said = fact.state === 'number' ? `${count(fact.number ?? 0)} ${fact.unit ?? ''}` : fact.state === 'text'
      ? fact.text ?? '' : t(`fact_state.${fact.state}`);
    return html`<li class="fact ${fact.state}"><span>${spoken(`fact.${fact.fact}`, fact.fact)}</span>
      <span>${said}</span>${fact.source === null ? nothing : html`<small>${this.#source(fact.source)}</small>`}</li>`;
  }

  #marks(): TemplateResult | typeof nothing {
    const { marks } = this.explanation.place;
    if (marks.length === 0) return nothing;
    return html`<section aria-labelledby="marks"><h2 id="marks">${t('page.marks')}</h2>
      <ul>${marks.map((mark) => html`<li>${spoken(`mark.${mark}`, mark)}</li>`)}</ul></section>`;
  }

  #sources(): TemplateResult {
    return html`<section aria-labelledby="sources"><h2 id="sources">${t('page.sources')}</h2>
      <ul>${Object.values(this.explanation.sources).map((source) => html`<li>${source.title}
        <small>${[source.publisher, t(`source_kind.${source.kind}`)].filter((part) => part !== '').join(' · ')}</small>
        <small>${link(source.locator)}</small></li>`)}</ul></section>`;
  }

  #source(id: string | null): string {
    return id === null ? t('page.no_source') : this.explanation.sources[id]?.title ?? id;
  }
}

/** A locator that is an address can be followed; nothing is fetched until a person does. */
function link(locator: string): unknown {
  if (!/^https?:\/\//.test(locator)) return locator;
  return html`<a href=${locator} target="_blank" rel="noopener noreferrer">${locator}</a>`;
}
