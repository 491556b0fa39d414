// <sy-doubt>: how sure the first place is. Who else can be first, and at which share of all weights; what would make each of
// the next ones first; what is not known well enough to tell offers apart; and the map of three criteria.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { ByCriterion, Doubt, Rival, Winner } from '../engine/doubt';
import { count, list, percent } from '../i18n/format';
import type { Names } from '../i18n/names';
import { plural, t } from '../i18n/speech';
import { offerName } from './doubt-names';
import { common, Element } from './element';
import { share } from './share';
import './ternary';

/** So many parts of a weight are told in a link. */
const parts = 10_000;

const rounded = (weights: ByCriterion): Record<string, number> =>
  Object.fromEntries(Object.entries(weights).map(([id, weight]) => [id, Math.round(weight * parts) / parts]));

/** The nearest weights are on the border, where two are first; a little towards the middle of an offer's own, it is alone. */
function towards(nearest: ByCriterion, winner: Winner | undefined): ByCriterion {
  const little = 0.01;
  return Object.fromEntries(Object.entries(nearest).map(([id, weight]) => [id, weight + little * ((winner?.weights[id] ?? weight) - weight)]));
}

@customElement('sy-doubt')
export class DoubtView extends Element {
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) doubt: Doubt | undefined;
  /** As they are now: while they move, the doubt is still that of a moment ago. */
  @property({ attribute: false }) weights: ByCriterion = {};

  static override styles = [common, css`
    :host { margin-top: 12px; }
    section { margin-bottom: 28px; max-width: 880px; }
    .scroll { overflow-x: auto; }
    table { width: 100%; border-collapse: collapse; }
    td, th { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); font-weight: 400; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
    thead th { font: var(--note); color: var(--muted); white-space: nowrap; }
    th.number, td.number { text-align: right; }
    small { display: block; font: var(--note); color: var(--muted); }
    .bar { display: block; height: 4px; margin-top: 4px; border-radius: 2px; background: var(--line); }
    .bar::before { content: ""; display: block; width: calc(var(--share) * 100%); height: 100%; border-radius: 2px; background: var(--accent); }
    button { white-space: nowrap; }
    p + p { margin-top: 4px; }
    @media (max-width: 699px) {
      thead { position: absolute; clip-path: inset(50%); }
      tr { display: flex; flex-wrap: wrap; gap: 2px 12px; align-items: baseline; padding: 8px 0; border-bottom: 1px solid var(--line); }
      td { padding: 0; border: 0; }
      td:first-child { flex: 1 1 100%; font-weight: 600; }
      td:nth-child(2) { min-width: 72px; }
    }
  `];

  protected override render(): TemplateResult {
    const { doubt } = this;
    if (!doubt) return html`<p class="note" role="status">${t('page.gathering')}</p>`;
    if (doubt.offers === 0) return html`<p class="note">${t('doubt.nothing')}</p>`;
    return html`
      <section>${this.#standing(doubt)}</section>
      <section aria-labelledby="winners"><h2 id="winners">${t('doubt.winners')}</h2>
        <p class="note">${doubt.exact ? t('doubt.exact') : t('doubt.drawn')}</p>
        <div class="scroll"><table><thead><tr><th scope="col">${t('doubt.offer')}</th><th scope="col">${t('doubt.share')}</th><th scope="col">${t('doubt.typical')}</th><td></td></tr></thead>
        <tbody>${doubt.winners.map((winner) => this.#winner(winner))}</tbody></table></div></section>
      <section aria-labelledby="rivals"><h2 id="rivals">${t('doubt.rivals')}</h2>
        <div class="scroll"><table><thead><tr><th scope="col">${t('doubt.offer')}</th><th scope="col">${t('doubt.weights_needed')}</th><th scope="col" class="number">${t('doubt.price_needed')}</th><td></td></tr></thead>
        <tbody>${doubt.rivals.map((rival) => this.#rival(rival, doubt.winners))}</tbody></table></div></section>
      ${doubt.ternary ? html`<section aria-labelledby="map"><h2 id="map">${t('doubt.map')}</h2>
        <p class="note">${t('doubt.map_how', { criteria: list(doubt.ternary.criteria.map((id) => this.names.value('criteria', id))) })}</p>
        <sy-ternary .names=${this.names} .map=${doubt.ternary} .shares=${this.#shares(doubt)} @sy-shares=${this.#moved}></sy-ternary></section>` : nothing}`;
  }

  #standing({ first, alike, tied, not_separable: near }: Doubt): TemplateResult {
    const unknown = [...new Set(near.named.flatMap((one) => one.unknown))].map((id) => this.names.value('criteria', id));
    return html`<p>${t('doubt.first', { offer: offerName(this.names, first) })}</p>
      ${alike === 0 ? nothing : html`<p>${t(plural('doubt.alike', alike), { count: count(alike) })}</p>`}
      ${tied === 0 ? nothing : html`<p>${t(plural('doubt.tied', tied), { count: count(tied) })}</p>`}
      ${near.offers === 0 ? html`<p>${t('doubt.separable')}</p>`
        : html`<p>${t(plural('doubt.not_separable', near.offers), { count: count(near.offers), criteria: list(unknown) })}</p>
          <ul>${near.named.map(({ offer }) => html`<li class="note">${offerName(this.names, offer)}</li>`)}</ul>`}`;
  }

  #winner({ offer, share: of, standard_error: error, alike, weights }: Winner): TemplateResult {
    return html`<tr><td>${offerName(this.names, offer)}${alike === 0 ? nothing : html`<small>${t(plural('doubt.alike', alike), { count: count(alike) })}</small>`}</td>
      <td>${percent(of)}${error > 0 ? ` ± ${percent(error)}` : ''}<span class="bar" ${share(of)}></span></td>
      <td><small>${this.#said(weights)}</small></td><td>${this.#apply(weights, offer)}</td></tr>`;
  }

  #rival({ offer, all_weights: all, price_change_percent: change, first_ahead_share: ahead }: Rival, winners: readonly Winner[]): TemplateResult {
    return html`<tr><td>${offerName(this.names, offer)}<small>${t('doubt.ahead', { share: percent(ahead) })}</small></td>
      <td>${all === null ? t('doubt.no_weights') : html`<small>${this.#said(all.weights)}</small>`}</td>
      <td class="number">${change === null ? t('doubt.no_price') : percent(change / 100)}</td>
      <td>${all === null ? nothing : this.#apply(towards(all.weights, winners.find((one) => one.offer === offer)), offer)}</td></tr>`;
  }

  #said(weights: ByCriterion): string {
    return Object.entries(weights).map(([id, weight]) =>
      t('page.weight_value', { criterion: this.names.value('criteria', id), percent: percent(weight) })).join(' · ');
  }

  #apply(weights: ByCriterion, offer: string): TemplateResult {
    return html`<button type="button" aria-label=${t('doubt.apply_for', { offer: offerName(this.names, offer) })}
      @click=${() => this.tell('sy-edit', { pointer: '/weights', value: rounded(weights), gesture: 'doubt', final: true })}>${t('doubt.apply')}</button>`;
  }

  // What the three criteria of the map weigh of each other.
  #shares({ ternary }: Doubt): [number, number, number] {
    const three = (ternary?.criteria ?? []).map((id) => this.weights[id] ?? 0);
    const sum = three.reduce((a, b) => a + b, 0);
    return (sum > 0 ? three.map((weight) => weight / sum) : [1 / 3, 1 / 3, 1 / 3]) as [number, number, number];
  }

  #moved({ detail }: CustomEvent<{ shares: [number, number, number]; final: boolean }>): void {
    const { doubt } = this;
    if (!doubt?.ternary) return;
    const { criteria } = doubt.ternary;
    const together = criteria.reduce((sum, id) => sum + (this.weights[id] ?? 0), 0) || 1;
    const value = Object.fromEntries(doubt.weights.map(({ criterion }) => {
      const i = criteria.indexOf(criterion);
      return [criterion, i < 0 ? this.weights[criterion] ?? 0 : together * (detail.shares[i] ?? 0)];
    }));
    this.tell('sy-edit', { pointer: '/weights', value: rounded(value), gesture: 'ternary', final: detail.final });
  }
}
