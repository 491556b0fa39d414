// <sy-compare>: two to five offers side by side. What differs is marked, what is best is bold, and the person's current
// offer, where they name one, is what the bills are held against.
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Compared } from '../comparison/chosen';
import { type ComparedRow, comparedRows } from '../comparison/rows';
import type { Answer, Question } from '../engine/documents';
import type { Engine } from '../engine/engine';
import type { Explanation } from '../engine/explanation';
import type { Names } from '../i18n/names';
import { t } from '../i18n/speech';
import { common, Element } from './element';

@customElement('sy-compare')
export class Compare extends Element {
  @property({ attribute: false }) engine!: Engine;
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) answer!: Answer;
  @property({ attribute: false }) question: Question = {};
  @property({ attribute: false }) compared!: Compared;
  @state() private places: Explanation[] = [];
  @state() private onlyDifferences = false;

  static override styles = [common, css`
    :host { margin-top: 12px; }
    .scroll { overflow-x: auto; }
    .scroll:focus-visible { outline-offset: -2px; }
    table { border-collapse: collapse; min-width: 100%; }
    th, td { min-width: 120px; max-width: 220px; padding: 6px 8px; border-bottom: 1px solid var(--line); font-weight: 400; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
    tbody th { position: sticky; left: 0; background: var(--paper); color: var(--muted); }
    tbody th::first-letter { text-transform: uppercase; }
    thead th { border-color: var(--ink); }
    thead b { display: block; font-weight: 600; }
    thead .sku { display: block; color: var(--muted); }
    thead button { margin-top: 4px; font-size: 12px; }
    .best { font-weight: 600; }
    .differs > th::after { content: "≠"; margin-left: 6px; color: var(--accent); font-weight: 600; }
    .differs > td { background: var(--hover); }
    .mine { color: var(--accent); font: var(--title); }
    .unknown { color: var(--muted); }
    label { display: flex; gap: 8px; align-items: center; margin-bottom: 8px; }
    input { width: 16px; height: 16px; margin: 0; accent-color: var(--accent); }
    @media (max-width: 699px) { tbody th { position: static; } }
  `];

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('answer') || changed.has('compared')) void this.#look();
  }

  protected override render(): TemplateResult {
    if (this.compared.offers.length < 2) return html`<p class="note">${t('compare.how')}</p>${this.places.length > 0 ? this.#table() : nothing}`;
    return html`<label><input type="checkbox" .checked=${this.onlyDifferences} @change=${() => { this.onlyDifferences = !this.onlyDifferences; }}>
      ${t('compare.only_differences')}</label>${this.#table()}`;
  }

  #table(): TemplateResult {
    const baseline = this.places.findIndex(({ place }) => place.offer === this.compared.baseline);
    const rows = comparedRows(this.places, this.answer, this.names, baseline).filter(({ differs }) => differs || !this.onlyDifferences);
    return html`<div class="scroll" role="region" tabindex="0" aria-label=${t('page.view.compare')}><table>
      <thead><tr><td></td>${this.places.map((one) => this.#head(one))}</tr></thead>
      <tbody>${rows.map((row) => this.#row(row))}</tbody></table></div>`;
  }

  #head({ place, failed }: Explanation): TemplateResult {
    const mine = place.offer === this.compared.baseline;
    return html`<th scope="col" data-offer=${place.offer}>
      ${mine ? html`<span class="mine">${t('compare.mine')}</span>` : nothing}
      <b>${this.names.provider(place.provider)}</b><span class="sku">${place.sku}</span>
      ${failed.length === 0 ? nothing : html`<span class="fault">${t('compare.fails', { reason: t(`reason.${failed[0]}`) })}</span>`}
      <button type="button" aria-pressed=${mine} @click=${() => this.tell('sy-baseline', place.offer)}>${t('compare.mine')}</button>
      <button type="button" aria-label=${t('page.take_out', { name: `${this.names.provider(place.provider)} ${place.sku}` })}
        @click=${() => this.tell('sy-compare', place.offer)}>×</button></th>`;
  }

  #row({ name, texts, best, differs }: ComparedRow): TemplateResult {
    return html`<tr class=${differs ? 'differs' : ''}><th scope="row">${name}${differs ? html`<span class="unseen"> ${t('compare.differs')}</span>` : nothing}</th>
      ${texts.map((text, i) => html`<td class=${text === undefined ? 'unknown' : best[i] ? 'best' : ''}>${text ?? t('page.not_known')}</td>`)}</tr>`;
  }

  async #look(): Promise<void> {
    const { answer, compared } = this;
    const said = await this.engine.explainBeside(this.question, compared.offers);
    if (answer !== this.answer || compared !== this.compared) return;
    this.places = said.flatMap((one) => ('document' in one ? [one.document] : []));
  }
}
