// <sy-vendors>: the answer by vendor, each by its best offer for the question. It is computed once the question has rested.
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Answer, Question, Row } from '../engine/documents';
import type { Engine } from '../engine/engine';
import { count, list, money, score } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { plural, speech, t } from '../i18n/speech';
import { standings, type Standing } from '../vendors/standing';
import { colors, common, Element } from './element';
import { acceleratorsText, isJob, optionText, regionText, speedText } from './offer';
import { reach, scoreBar, scoreBarStyles } from './score-bar';

const restMilliseconds = 150;

@customElement('sy-vendors')
export class Vendors extends Element {
  @property({ attribute: false }) engine!: Engine;
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) providers: readonly string[] = [];
  @property({ attribute: false }) answer!: Answer;
  @property({ attribute: false }) question: Question = {};
  @property({ attribute: false }) chosen: string | undefined;
  @state() private found: Standing[] | undefined;
  #computing = new AbortController();

  static override styles = [common, colors, scoreBarStyles, css`
    :host { margin-top: 12px; container-type: inline-size; }
    ol > li {
      display: grid; grid-template-columns: 28px minmax(0, 1fr) 132px 116px; gap: 2px 12px; padding: 10px 6px;
      border-bottom: 1px solid var(--line);
    }
    .chosen { background: var(--hover); box-shadow: inset 3px 0 var(--accent); }
    .rank { font-weight: 600; }
    .name b { font-weight: 600; }
    .name button:hover { text-decoration: underline; background: none; }
    small { display: block; font: var(--note); color: var(--muted); overflow-wrap: anywhere; }
    .total { font-weight: 600; text-align: right; }
    .total small, .value small { font-weight: 400; }
    .value { text-align: right; }
    .value .bar { margin-top: 6px; }
    .said { grid-column: 2 / 4; font: var(--note); }
    .said b { font-weight: 600; }
    .name { overflow-wrap: anywhere; }
    .more { grid-column: 4; justify-self: end; align-self: start; font-size: 13px; }
    .none > .rank, .none .name { color: var(--muted); }
    @container (max-width: 599px) {
      ol > li { grid-template-columns: 24px minmax(0, 1fr) auto; }
      .value { grid-column: 2 / 4; text-align: left; }
      .value .bar { max-width: 240px; }
      .said { grid-column: 2 / 4; }
      .more { grid-column: 2 / 4; justify-self: start; }
    }
  `];

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#computing.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('answer')) void this.#compute();
  }

  protected override render(): TemplateResult {
    const { found } = this;
    if (!found) return html`<p class="note">${t('page.gathering')}</p>`;
    const full = Math.max(1, ...found.map(({ best }) => reach(best?.parts ?? [])));
    return html`<ol aria-label=${t('page.view.vendors')}>${found.map((standing) => (standing.best
      ? this.#vendor(standing, standing.best, full) : this.#none(standing)))}</ol>`;
  }

  #vendor({ provider, leads, firstFor, qualified }: Standing, best: Row, full: number): TemplateResult {
    const chosen = best.offer === this.chosen;
    const { total } = best;
    return html`<li data-vendor=${provider} class=${chosen ? 'chosen' : ''}>
      <span class="rank">${best.rank ?? '–'}</span>
      <div class="name"><button type="button" class="link" aria-current=${chosen ? 'true' : nothing} @click=${() => this.tell('sy-choose', best.offer)}>
        <b>${this.names.provider(provider)}</b> ${best.sku}</button>
        <small>${acceleratorsText(best, this.names)} · ${regionText(best)} · ${optionText(best)}</small></div>
      <span class="total">${total.amount === null ? t('total.unknown') : money(total.amount, total.currency)}
        ${total.state === 'complete' || total.amount === null ? nothing : html`<small>${t(`page.total.${total.state}`)}</small>`}
        <small>${this.#speed(best)}</small></span>
      <span class="value">${best.rank === null ? '–' : html`${score(best.score.lower)}${scoreBar(best.parts, this.names, full)}`}</span>
      <div class="said">${[
        leads.length === 0 ? nothing : html`<p>${t('page.vendor.leads', { criteria: list(leads.map((id) => this.names.value('criteria', id))) })}</p>`,
        firstFor.length === 0 ? nothing : html`<p>${t('page.vendor.first_for', { scenarios: list(firstFor.map((scenario) => (speech.language === 'zh-Hans' ? scenario.name_zh : scenario.name))) })}</p>`,
        html`<p class="note">${t(plural('page.vendor.qualified', qualified), { count: count(qualified) })}</p>`,
      ]}</div>
      ${this.#more(provider)}</li>`;
  }

  #none({ provider, reason }: Standing): TemplateResult {
    return html`<li data-vendor=${provider} class="none"><span class="rank">–</span><span class="name">${this.names.provider(provider)}
      <small>${reason === undefined ? t('page.vendor.none') : t('page.vendor.none_because', { reason: spoken(`reason.${reason}`, reason) })}</small></span>
      ${this.#more(provider)}</li>`;
  }

  #more(provider: string): TemplateResult {
    return html`<button class="more" type="button" aria-haspopup="dialog" aria-label=${t('page.vendor.profile_of', { vendor: this.names.provider(provider) })}
      @click=${() => this.tell('sy-vendor', provider)}>${t('page.vendor.profile')}</button>`;
  }

  #speed(row: Row): string {
    const job = isJob(this.answer);
    const speed = speedText(row, job);
    return speed ? `${speed.value} ${job ? t('unit.h') : t(`unit.${row.time.unit}`)}` : t('page.not_known');
  }

  async #compute(): Promise<void> {
    this.#computing.abort();
    const { signal } = this.#computing = new AbortController();
    await new Promise((resolve) => setTimeout(resolve, restMilliseconds));
    try {
      signal.throwIfAborted();
      const found = await standings(this.engine, this.question, this.providers, signal);
      if (!signal.aborted) this.found = found;
    } catch (cause) {
      if (!signal.aborted) throw cause; // a newer question is on its way
    }
  }
}

declare global {
  interface HTMLElementEventMap {
    'sy-vendor': CustomEvent<string>;
  }
}
