// <sy-takeaway>: the answer to take away: as a table for a spreadsheet, a document for a program, Markdown, or on paper; and
// the checklist of the chosen offer.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Answer, Question } from '../engine/documents';
import type { Engine } from '../engine/engine';
import type { Explanation } from '../engine/explanation';
import { count } from '../i18n/format';
import type { Names } from '../i18n/names';
import { plural, t } from '../i18n/speech';
import { exportColumns } from '../takeaway/columns';
import { toCsv } from '../takeaway/csv';
import { toMarkdown } from '../takeaway/markdown';
import { save } from '../takeaway/save';
import './checklist';
import type { Checklist } from './checklist';
import { common, Element } from './element';

@customElement('sy-takeaway')
export class TakeAway extends Element {
  @property({ attribute: false }) engine!: Engine;
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) answer!: Answer;
  @property({ attribute: false }) question: Question = {};
  @property({ attribute: false }) explanation: Explanation | undefined;
  @property({ attribute: false }) link: () => string = () => location.href;
  @query('sy-checklist') private checklist!: Checklist | null;
  /** Whether a person's own prices are in use. */
  @property({ type: Boolean }) own = false;
  @state() private failed = false;

  static override styles = [common, css`
    li { display: grid; grid-template-columns: 112px 1fr; gap: 2px 12px; align-items: baseline; padding: 6px 0; border-bottom: 1px solid var(--line); }
    li button { justify-self: stretch; }
    sy-checklist { margin-top: 28px; }
    .fault { margin-top: 8px; }
  `];

  protected override render(): TemplateResult {
    const { qualified } = this.answer.counts;
    const all = t(plural('page.offers', qualified), { count: count(qualified) });
    return html`<h2>${t('page.takeaway')}</h2>
      <p class="note">${t('page.list_prices')}</p>
      ${this.own ? html`<p class="note">${t('takeaway.own')}</p>` : nothing}
      <ul>
        ${this.#way('print', () => this.tell('sy-print', null))}
        ${this.#way('csv', () => this.#saveCsv(), all)}
        ${this.#way('json', () => this.#saveJson(), all)}
        ${this.#way('markdown', () => this.#saveMarkdown())}
      </ul>
      ${this.failed ? html`<p class="fault" role="alert">${t('takeaway.failed')}</p>` : nothing}
      ${this.explanation ? html`<sy-checklist .engine=${this.engine} .names=${this.names} .question=${this.question}
        .explanation=${this.explanation}></sy-checklist>` : nothing}`;
  }

  #way(name: string, take: () => void | Promise<void>, all = ''): TemplateResult {
    return html`<li><button type="button" @click=${() => this.#take(take)}>${t(`takeaway.${name}`)}</button>
      <span class="note">${t(`takeaway.${name}.what`, { all })}</span></li>`;
  }

  async #take(take: () => void | Promise<void>): Promise<void> {
    this.failed = false;
    try {
      await take();
    } catch {
      this.failed = true;
    }
  }

  async #saveCsv(): Promise<void> {
    const answer = await this.#whole();
    save('steelyard.csv', new Blob([toCsv(exportColumns(answer, this.names), answer.ranking)], { type: 'text/csv;charset=utf-8' }));
  }

  async #saveJson(): Promise<void> {
    const document = { link: this.link(), answer: await this.#whole(), chosen: this.explanation ?? null };
    save('steelyard.json', new Blob([`${JSON.stringify(document, null, 2)}\n`], { type: 'application/json' }));
  }

  #saveMarkdown(): void {
    if (!this.explanation) return;
    const text = toMarkdown({ answer: this.answer, chosen: this.explanation, names: this.names, link: this.link(), checklist: this.checklist?.items ?? [] });
    save('steelyard.md', new Blob([text], { type: 'text/markdown;charset=utf-8' }));
  }

  /** The answer with every offer that qualifies, not only those on the page. */
  async #whole(): Promise<Answer> {
    const said = await this.engine.askBeside({ ...this.question, limit: this.answer.counts.qualified });
    if ('faults' in said) throw new Error(said.faults.map(({ code }) => code).join());
    return said.document;
  }
}

declare global {
  interface HTMLElementEventMap {
    'sy-print': CustomEvent<null>;
    'sy-gathered': CustomEvent<null>;
  }
}
