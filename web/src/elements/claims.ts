// <sy-claims>: the statements of two review articles, each with its verdict and the figures that decide it.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { type Claim, type Finding, openClaims, type Verdict, verdicts } from '../claims/claims';
import { count } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { speech, t } from '../i18n/speech';
import { common, Element } from './element';

@customElement('sy-claims')
export class Claims extends Element {
  @property({ attribute: false }) names!: Names;
  /** Whose claims are shown; empty: everybody's. */
  @property() vendor = '';
  @state() private claims: readonly Claim[] | undefined;
  @state() private verdict: Verdict | undefined;

  static override styles = [common, css`
    h2 { font: 600 16px/24px var(--font); color: var(--ink); letter-spacing: 0; }
    .filters { display: flex; flex-wrap: wrap; gap: 6px; margin: 12px 0; }
    .filters button, select { min-height: 28px; padding: 1px 8px; font-size: 13px; }
    select { border: 1px solid var(--edge); border-radius: var(--radius); background: var(--surface); }
    [aria-pressed="true"] { border-color: var(--accent); color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
    ol > li { display: grid; grid-template-columns: 44px minmax(0, 1fr); gap: 0 8px; padding: 10px 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
    .id { color: var(--muted); }
    .verdict { font: var(--title); }
    .confirmed { color: var(--accent); }
    .contradicted, .inconsistent { color: var(--fault); }
    .depends_on_reading, .not_checkable { color: var(--muted); }
    .finding, .reading, .elsewhere { margin-top: 4px; font: var(--note); }
    .reading { font-weight: 600; }
    summary { margin-top: 4px; font: var(--note); color: var(--muted); cursor: pointer; }
    details li { padding: 2px 0; font: var(--note); color: var(--muted); }
    @media (max-width: 699px) { ol > li { grid-template-columns: minmax(0, 1fr); } }
  `];

  override connectedCallback(): void {
    super.connectedCallback();
    void openClaims().then((claims) => {
      this.claims = claims;
    });
  }

  protected override render(): TemplateResult {
    const { claims } = this;
    if (!claims) return html`<p class="note">${t('page.gathering')}</p>`;
    const about = claims.filter(({ vendor }) => this.vendor === '' || vendor === this.vendor);
    const shown = about.filter(({ verdict }) => this.verdict === undefined || verdict === this.verdict);
    return html`<h2>${t('claims.title')}</h2>
      <p class="note">${t('claims.what')}</p>
      <div class="filters" role="group" aria-label=${t('claims.filter')}>
        ${this.#vendors(claims)}
        ${verdicts.map((verdict) => this.#filter(verdict, about.filter((claim) => claim.verdict === verdict).length))}
      </div>
      <p class="note" role="status">${t('claims.shown', { shown: count(shown.length), all: count(claims.length) })}</p>
      <ol>${shown.map((claim) => this.#claim(claim))}</ol>`;
  }

  #vendors(claims: readonly Claim[]): TemplateResult {
    const vendors = [...new Set(claims.map(({ vendor }) => vendor))];
    return html`<select aria-label=${t('claims.about')} @change=${(event: Event) => { this.vendor = (event.target as HTMLSelectElement).value; }}>
      <option value="" ?selected=${this.vendor === ''}>${t('claims.about_all')}</option>
      ${vendors.map((id) => html`<option value=${id} ?selected=${id === this.vendor}>${this.#vendor(id)}</option>`)}</select>`;
  }

  #filter(verdict: Verdict, claims: number): TemplateResult {
    const pressed = this.verdict === verdict;
    return html`<button type="button" aria-pressed=${pressed} @click=${() => { this.verdict = pressed ? undefined : verdict; }}>
      ${t(`verdict.${verdict}`)} ${count(claims)}</button>`;
  }

  #claim(claim: Claim): TemplateResult {
    const { id, article, vendor, verdict, findings, readings, elsewhere, sources } = claim;
    return html`<li data-claim=${id}><span class="id">${id}</span><div>
      <p>${inLanguage(claim, 'statement')}</p>
      <p class="note"><span class="verdict ${verdict}">${t(`verdict.${verdict}`)}</span> · ${this.#vendor(vendor)} · ${t(`article.${article}`)}</p>
      ${this.#findings(findings ?? [])}
      ${(readings ?? []).map((reading) => html`<p class="reading">${t('claims.reading', { reading: inLanguage(reading, 'reading'), verdict: t(`verdict.${reading.verdict}`) })}</p>
        ${this.#findings(reading.findings)}`)}
      ${elsewhere ? html`<p class="elsewhere">${t('claims.elsewhere')}</p>${this.#findings(elsewhere.findings)}` : nothing}
      ${sources.length < 2 ? nothing : html`<details><summary>${t('page.sources')}</summary><ul>${sources.filter((source) => source.id !== article)
        .map((source) => html`<li>${[source.title, source.publisher, source.locator].join(' · ')}</li>`)}</ul></details>`}
    </div></li>`;
  }

  // Where findings differ in their verdicts, each says its own.
  #findings(findings: readonly Finding[]): TemplateResult[] {
    const differ = findings.some(({ verdict }) => verdict !== findings[0]?.verdict);
    return findings.map((finding) => html`<p class="finding">${differ && !('verdict' in finding.parameters)
      ? t('claims.part', { verdict: t(`verdict.${finding.verdict}`) }) : nothing}${this.#sentence(finding)}</p>`);
  }

  #sentence({ code, parameters }: Finding): string {
    // A word of a closed vocabulary is said in the language: "link.nvlink", "relation.at_least".
    const words = Object.entries(parameters).map(([name, value]) =>
      [name, name === 'provider' ? this.names.provider(value) : spoken(`${name}.${value}`, value)]);
    return t(`finding.${code}`, Object.fromEntries(words) as Record<string, string>);
  }

  #vendor(id: string): string {
    return spoken(`claims.vendor.${id}`, this.names.provider(id));
  }
}

function inLanguage<K extends string>(written: { readonly [key in K | `${K}_zh`]: string }, member: K): string {
  return speech.language === 'zh-Hans' ? written[`${member}_zh`] : written[member];
}
