// <sy-scenarios>: questions that many people have, each a button; of those that are asked, why each field is set so.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Question } from '../engine/documents';
import { list } from '../i18n/format';
import { speech, t } from '../i18n/speech';
import { steps } from '../state/question';
import { choose, isAsked, kinds, type Scenario, scenarios } from '../state/scenarios';
import { common, Element } from './element';

@customElement('sy-scenarios')
export class Scenarios extends Element {
  @property({ attribute: false }) question: Question = {};

  static override styles = [common, css`
    :host { margin-bottom: 24px; }
    h3 { margin: 6px 0 3px; font: var(--note); }
    ul.choices { display: flex; flex-wrap: wrap; gap: 4px; }
    .choices button { min-height: 24px; padding: 1px 7px; font-size: 13px; line-height: 18px; text-align: left; }
    [aria-pressed="true"] { border-color: var(--accent); color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
    summary { padding: 8px 0 4px; font: var(--note); color: var(--muted); cursor: pointer; }
    summary:hover { color: var(--ink); }
    .asked { margin-top: 12px; padding-left: 10px; border-left: 3px solid var(--accent); font: var(--note); }
    .asked li { padding-top: 4px; color: var(--muted); }
    .asked b { color: var(--ink); font-weight: 600; }
    @media (forced-colors: active) { [aria-pressed="true"] { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
  `];

  protected override render(): TemplateResult {
    const asked = scenarios.filter((scenario) => isAsked(scenario, this.question));
    const common = asked.some(({ kind }) => kind === 'common');
    return html`<h2>${t('page.scenarios')}</h2>
      ${kinds.filter((kind) => kind !== 'common').map((kind) => html`
        <h3 id=${kind}>${t(`scenario_kind.${kind}`)}</h3>${this.#choices(kind, asked)}`)}
      <details ?open=${common}><summary id="common">${t('scenario_kind.common')}</summary>${this.#choices('common', asked)}</details>
      ${asked.map((scenario) => this.#reasons(scenario))}`;
  }

  #choices(kind: string, asked: readonly Scenario[]): TemplateResult {
    return html`<ul class="choices" aria-labelledby=${kind}>${scenarios.filter((scenario) => scenario.kind === kind).map((scenario) => html`
      <li><button type="button" aria-pressed=${asked.includes(scenario)} @click=${() => this.#ask(scenario)}>${inLanguage(scenario, 'name')}</button></li>`)}</ul>`;
  }

  #reasons(scenario: Scenario): TemplateResult {
    const said = inLanguage(scenario, 'said');
    return html`<div class="asked" role="group" aria-label=${inLanguage(scenario, 'name')}>
      <p><b>${inLanguage(scenario, 'name')}</b>${said === undefined ? nothing
        : html` · ${t('page.scenario.said', { article: t(`article.${scenario.source}`), said })}`}</p>
      <ul>${scenario.reasons.map((reason) => html`<li><b>${list(reason.pointers.map(fieldName))}</b> ${inLanguage(reason, 'why')}</li>`)}</ul>
    </div>`;
  }

  #ask(scenario: Scenario): void {
    this.tell('sy-ask', { question: choose(scenario, this.question), gesture: `scenario ${scenario.id}`, final: true });
  }
}

/** The weights are the beam's, and have no field of that name. */
function fieldName(pointer: string): string {
  return pointer === '/weights' ? t('page.weights') : t(`field.${steps(pointer).join('.')}`);
}

function inLanguage<K extends string>(written: { readonly [key in K | `${K}_zh`]?: string }, member: K): string | undefined {
  return speech.language === 'zh-Hans' ? written[`${member}_zh`] : written[member];
}
