// <sy-excluded>: why the other offers do not answer, by the first reason of each, and what would bring some back.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Answer, Exclusion, Question } from '../engine/documents';
import { count } from '../i18n/format';
import { spoken } from '../i18n/names';
import { plural, t } from '../i18n/speech';
import { steps } from '../state/question';
import { relax, relaxationOf } from '../state/requirements';
import { common, Element } from './element';

@customElement('sy-excluded')
export class Excluded extends Element {
  @property({ attribute: false }) answer!: Answer;
  @property({ attribute: false }) question: Question = {};

  static override styles = [common, css`
    :host { margin-top: 28px; }
    li { display: flex; align-items: baseline; flex-wrap: wrap; gap: 4px 12px; padding: 5px 0; border-bottom: 1px solid var(--line); }
    .offers { min-width: 56px; font-weight: 600; text-align: right; }
    .reason { flex: 1 1 200px; color: var(--muted); }
    button { font-size: 13px; line-height: 18px; }
  `];

  protected override render(): TemplateResult | typeof nothing {
    const { excluded, counts } = this.answer;
    if (excluded.length === 0) return nothing;
    return html`<h2>${t(plural('page.left_out', counts.excluded), { count: count(counts.excluded) })}</h2>
      <ul>${excluded.map((exclusion) => html`<li>
        <span class="offers">${count(exclusion.offers)}</span>
        <span class="reason">${spoken(`reason.${exclusion.reason}`, exclusion.reason)}</span>
        ${this.#button(exclusion)}</li>`)}</ul>`;
  }

  // One requirement may leave offers out for two reasons, the other being that something is not known. Dropping it brings
  // back those of both; the button stands at the first.
  #button({ reason }: Exclusion): TemplateResult | typeof nothing {
    const relaxation = relaxationOf(reason);
    if (!relaxation) return nothing;
    const alike = this.answer.excluded.filter((other) => relaxationOf(other.reason)?.pointer === relaxation.pointer);
    const regained = alike.reduce((sum, other) => sum + other.regained, 0);
    if (regained === 0 || alike[0]?.reason !== reason) return nothing;
    return html`<button type="button" @click=${() => this.tell('sy-ask', {
      question: relax(this.question, relaxation), gesture: `relax ${reason}`, final: true })}>
      ${t('page.regain', { count: count(regained), condition: t(`relax.${steps(relaxation.pointer).at(-1)}`) })}</button>`;
  }
}
