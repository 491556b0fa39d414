// <sy-import>: a person's own prices. A file is chosen or dropped, its format is told, and its prices stand beside the
// published ones until the page is closed; it never leaves the computer.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Fault } from '../engine/documents';
import { count } from '../i18n/format';
import { plural, t } from '../i18n/speech';
import { formats, type Format, type Outcome, type Progress, type Report, type Request } from '../import/orders';
import { common, Element } from './element';
import { faultText, words } from './fault';

/** Prices that a person brought, as long as they are used. */
export interface Own {
  files: string[];
  /** Of the files read last. */
  report: Report;
  catalog: Uint8Array;
}

@customElement('sy-import')
export class Import extends Element {
  /** The day that a file's prices are of unless the person says another. */
  @property() date = '';
  @property({ attribute: false }) providers: { id: string; currency: string }[] = [];
  @property({ attribute: false }) currencies: string[] = [];
  @property({ attribute: false }) own: Own | undefined;
  /** Reads files: the page's way to the worker. */
  @property({ attribute: false }) read!: (files: File[], request: Request, progress: (progress: Progress) => void,
                                          signal: AbortSignal) => Promise<Outcome>;
  @state() private files: File[] = [];
  @state() private request: Request = { format: 'skypilot', provider: '', currency: 'USD', as_of: '' };
  @state() private progress: Progress | undefined;
  @state() private faults: Fault[] = [];
  @state() private ended: 'stopped' | 'trapped' | undefined;
  @state() private nothing: Report | undefined;
  @state() private over = false;
  #abort: AbortController | undefined;

  static override styles = [common, css`
    .drop { padding: 16px; border: 1px dashed var(--edge); border-radius: var(--radius); text-align: center; }
    .drop.over { border-color: var(--accent); background: var(--hover); }
    .drop input { max-width: 100%; }
    form { display: grid; gap: 8px; margin: 12px 0; }
    label { display: grid; gap: 2px; }
    label input, label select { min-height: 32px; padding: 3px 8px; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--surface); }
    progress { width: 100%; }
    section { margin-top: 16px; }
    li { overflow-wrap: anywhere; }
    .reasons { padding-left: 16px; list-style: disc; }
    .actions { display: flex; gap: 8px; }
  `];

  protected override render(): TemplateResult {
    return html`
      <h2>${t('page.import')}</h2>
      <p class="note">${t('page.import.private')}</p>
      <div class="drop ${this.over ? 'over' : ''}" @dragover=${this.#drag} @dragleave=${() => { this.over = false; }} @drop=${this.#drop}>
        <label>${t('page.import.choose')}
          <input type="file" multiple accept=".csv,.gz,.json" @change=${this.#choose} />
        </label>
      </div>
      ${this.files.length === 0 ? nothing : this.#form()}
      ${this.progress ? html`<p role="status">${t(plural('page.import.reading', this.progress.rows), { count: count(this.progress.rows) })}</p>
        <progress aria-label=${t('page.import.progress')} max=${this.#size()} value=${this.progress.bytes}></progress>
        <button type="button" @click=${() => this.#abort?.abort(new Error('stopped'))}>${t('page.import.stop')}</button>` : nothing}
      ${this.ended ? html`<p class="fault" role="alert">${t(`page.import.${this.ended}`)}</p>` : nothing}
      ${this.nothing ? html`<div role="alert"><p class="fault">${t('fault.nothing_imported')}</p>${reasons(this.nothing)}</div>` : nothing}
      ${this.faults.length === 0 ? nothing : html`<div role="alert"><p class="fault">${t('page.import.nothing')}</p>
        <ul>${this.faults.map((fault) => html`<li class="fault">${fault.where === '' ? '' : `${fault.where}: `}${faultText(fault)}</li>`)}</ul></div>`}
      ${this.own ? this.#inUse(this.own) : nothing}`;
  }

  #form(): TemplateResult {
    const set = (change: Partial<Request>): void => {
      this.request = { ...this.request, ...change };
    };
    const value = (event: Event): string => (event.target as HTMLInputElement | HTMLSelectElement).value.trim();
    const { format, provider, currency, as_of: day } = this.request;
    return html`<form @submit=${this.#start}>
      <p>${this.files.map((file) => file.name).join(t('page.comma'))}</p>
      <label>${t('page.import.format')}
        <select @change=${(event: Event) => set({ format: value(event) as Format })}>
          ${formats.map((known) => html`<option value=${known} ?selected=${known === format}>${t(`page.import.format.${known}`)}</option>`)}
        </select></label>
      ${format === 'quote' ? nothing : html`
        <label>${t('page.import.provider')}
          <input list="providers" autocomplete="off" spellcheck="false" .value=${provider} @change=${(event: Event) => set({ provider: value(event) })} />
          <datalist id="providers">${this.providers.map(({ id }) => html`<option value=${id}></option>`)}</datalist></label>
        <label>${t('page.import.currency')}
          <select @change=${(event: Event) => set({ currency: value(event) })}>
            ${this.currencies.map((code) => html`<option ?selected=${code === currency}>${code}</option>`)}
          </select></label>
        <label>${t('page.import.as_of')}
          <input type="date" .value=${day} @change=${(event: Event) => set({ as_of: value(event) })} /></label>`}
      <button type="submit" ?disabled=${this.progress !== undefined}>${t('page.import.read')}</button>
    </form>`;
  }

  #inUse({ files, report }: Own): TemplateResult {
    const refused = Object.values(report.refused).reduce((sum, number) => sum + number, 0);
    return html`<section aria-labelledby="own">
      <h2 id="own">${t('page.import.in_use')}</h2>
      <p>${t('page.import.counts', { files: files.join(t('page.comma')), rows: count(report.rows), kept: count(report.kept), offers: count(report.offers), refused: count(refused) })}</p>
      ${reasons(report)}
      <button type="button" @click=${() => this.tell('sy-own', undefined)}>${t('page.import.remove')}</button>
    </section>`;
  }

  #drag(event: DragEvent): void {
    event.preventDefault();
    this.over = true;
  }

  #drop(event: DragEvent): void {
    event.preventDefault();
    this.over = false;
    this.#take([...(event.dataTransfer?.files ?? [])]);
  }

  #choose(event: Event): void {
    this.#take([...((event.target as HTMLInputElement).files ?? [])]);
  }

  #take(files: File[]): void {
    if (files.length === 0) return;
    this.files = files;
    this.faults = [];
    this.ended = undefined;
    this.nothing = undefined;
    const json = files.every(({ name }) => name.endsWith('.json'));
    this.request = { ...this.request, format: json ? 'azure' : this.request.format, as_of: this.request.as_of || this.date };
  }

  // What was kept joins what the person brought before; where nothing was, that stays as it is.
  #took(files: File[], { report, catalog }: { report: Report; catalog: Uint8Array | undefined }): void {
    if (catalog) this.tell('sy-own', { files: [...(this.own?.files ?? []), ...files.map(({ name }) => name)], report, catalog });
    else this.nothing = report;
  }

  #size(): number {
    return this.files.reduce((sum, file) => sum + file.size, 0);
  }

  async #start(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    this.faults = [];
    this.ended = undefined;
    this.nothing = undefined;
    this.progress = { rows: 0, bytes: 0 };
    this.#abort = new AbortController();
    const files = this.files;
    try {
      const outcome = await this.read(files, this.request, (progress) => { this.progress = progress; }, this.#abort.signal);
      if ('faults' in outcome) this.faults = outcome.faults;
      else this.#took(files, outcome);
    } catch {
      this.ended = this.#abort.signal.aborted ? 'stopped' : 'trapped';
    } finally {
      this.progress = undefined;
    }
  }
}

/** What became of rows that did not become a price, or not as they stand. */
function reasons(report: Report): TemplateResult {
  return html`<ul class="reasons">
    ${Object.entries(report.refused).map(([reason, rows]) => html`<li>${count(rows)} · ${refusalText(reason, report)}</li>`)}
    ${Object.entries(report.noted).map(([note, rows]) => html`<li>${count(rows)} · ${t(`import.note.${note}`)}</li>`)}</ul>`;
}

/** Why rows were refused, by the first of them. */
function refusalText(reason: string, report: Report): string {
  const example = report.examples.find((row) => row.reason === reason);
  const key = `import.refused.${reason}${example?.parameters['nearest'] === '' ? '.none_near' : ''}`;
  return `${example?.where ?? ''}: ${t(key, words(example?.parameters ?? {}))}`;
}

declare global {
  interface HTMLElementEventMap {
    'sy-own': CustomEvent<Own | undefined>;
  }
}
