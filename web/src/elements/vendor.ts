// <sy-vendor>: a page of one vendor: everything that is known of it, by what it is about, each fact with its source.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { openDossier, type Dossier, type Fact } from '../dossier/dossier';
import { count, day, list } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { t } from '../i18n/speech';
import { common, Element } from './element';

@customElement('sy-vendor')
export class Vendor extends Element {
  @property({ attribute: false }) names!: Names;
  @property() provider = '';
  @state() private dossier: Dossier | undefined;

  static override styles = [common, css`
    h2 { font: 600 16px/24px var(--font); color: var(--ink); letter-spacing: 0; }
    h3 { margin: 20px 0 4px; }
    li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 12px; padding: 6px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    li > span:first-child { color: var(--muted); }
    .value { flex: 0 1 auto; max-width: 100%; text-align: right; }
    small { flex: 1 0 100%; font: var(--note); color: var(--muted); }
    p button { margin-top: 20px; }
    .unknown { margin-top: 6px; font: var(--note); color: var(--muted); }
  `];

  override connectedCallback(): void {
    super.connectedCallback();
    void openDossier().then((dossier) => {
      this.dossier = dossier;
    });
  }

  protected override render(): TemplateResult {
    const { dossier } = this;
    return html`<h2>${this.names.provider(this.provider)}</h2>
      ${dossier ? this.#groups(dossier, dossier.providers[this.provider] ?? {}) : html`<p class="note">${t('page.gathering')}</p>`}
      <p><button type="button" @click=${() => this.tell('sy-claims', this.provider)}>${t('claims.open')}</button></p>`;
  }

  #groups(dossier: Dossier, facts: Readonly<Record<string, Fact>>): unknown {
    // What is asked of every provider, in the order of the list of facts; what only some say comes with them.
    const groups = [...new Set(dossier.facts.map(groupOf))];
    return groups.map((group) => {
      const asked = dossier.facts.filter((id) => groupOf(id) === group);
      const known = asked.flatMap((id) => { const fact = facts[id]; return fact ? [[id, fact] as const] : []; });
      const unknown = asked.filter((id) => !facts[id]);
      return html`<section><h3>${t(`fact_group.${group}`)}</h3>
        <ul>${known.map(([id, fact]) => this.#fact(id, fact, dossier))}</ul>
        ${unknown.length === 0 ? nothing : html`<p class="unknown">${t('page.vendor.unknown', { facts: list(unknown.map((id) => spoken(`fact.${id}`, id))) })}</p>`}
      </section>`;
    });
  }

  #fact(id: string, fact: Fact, dossier: Dossier): TemplateResult {
    const source = dossier.sources[fact.source];
    const value = typeof fact.value === 'boolean' ? t(`fact_state.${fact.value ? 'yes' : 'no'}`)
      : typeof fact.value === 'number' ? `${count(fact.value)} ${fact.unit}`.trim() : fact.value;
    return html`<li><span>${spoken(`fact.${id}`, id)}</span><span class="value">${value}</span>
      <small>${[fact.note, source?.title ?? fact.source, fact.as_of === null ? t('page.undated') : day(fact.as_of)].filter((part) => part !== '').join(' · ')}</small></li>`;
  }
}

declare global {
  interface HTMLElementEventMap {
    'sy-claims': CustomEvent<string>;
  }
}

function groupOf(fact: string): string {
  return fact.split('.')[0] ?? '';
}
