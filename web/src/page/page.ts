// <sy-page>: three panes along one sentence: for this work, with these weights, this offer is best, because.
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import '../elements/beam';
import '../elements/headline';
import '../elements/masthead';
import '../elements/notes';
import '../elements/notices';
import '../elements/question';
import '../elements/sheet';
import '../elements/tabs';
import '../elements/why';
import { Element } from '../elements/element';
import { type Compared, nothingCompared, toggle, toggleBaseline } from '../comparison/chosen';
import type { Ask, Edit } from '../elements/edit';
import type { View } from '../elements/tabs';
import type { Opening, Row, Value } from '../engine/documents';
import { LocalEngine } from '../engine/engine';
import { count, day } from '../i18n/format';
import { Names } from '../i18n/names';
import { speech, t } from '../i18n/speech';
import { readFiles } from '../import/read-files';
import type { Import, Own } from '../elements/import';
import type { Opened } from '../elements/masthead';
import { read, within } from '../state/question';
import { sharesOf } from '../state/weights';
import { Store, type State } from '../state/store';
import { Announcer } from './announcer';
import { failure } from './failure';
import { arrived, fetchPart, type Part } from './parts';
import { pageStyles } from './page-styles';
import { setTheme, type Theme, theme } from './theme';
import { answerView } from './views';

/** From this width on the question and the detail stand beside the answer; below it they open over it. */
const wide = matchMedia('(min-width: 1100px)');

@customElement('sy-page')
export class Page extends Element {
  static override styles = pageStyles;

  #store = new Store(new LocalEngine());
  #announcer = new Announcer();
  #names: Names | undefined;
  #named: Opening | undefined;
  @state() private view: State = this.#store.state;
  @state() private wide = wide.matches;
  @state() private over: 'question' | 'why' | 'import' | 'takeaway' | 'vendor' | 'claims' | undefined;
  @state() private show: View = 'offers';
  @state() private compared: Compared = nothingCompared;
  /** The vendor that is looked at. */
  @state() private vendor = '';
  /** What is opened over the page and did not arrive. */
  @state() private missing: Part | undefined;
  @property({ type: Boolean, reflect: true }) printing = false;
  #printed: readonly Row[] = [];
  @state() private theme: Theme = theme();

  constructor() {
    super();
    this.#store.addEventListener('change', () => {
      this.view = this.#store.state;
    });
    wide.addEventListener('change', () => {
      this.wide = wide.matches;
    });
    this.addEventListener('sy-edit', ({ detail }: CustomEvent<Edit>) => this.#store.edit(detail.pointer, detail.value, detail));
    this.addEventListener('sy-ask', ({ detail }: CustomEvent<Ask>) => this.#store.ask(detail.question, detail));
    this.addEventListener('sy-choose', ({ detail }: CustomEvent<string>) => {
      this.#store.choose(detail);
      if (!this.wide) this.over = 'why';
    });
    this.addEventListener('sy-close', () => {
      this.over = undefined;
    });
    this.addEventListener('sy-open', ({ detail }: CustomEvent<Opened>) => {
      this.vendor = '';
      this.#open(detail);
    });
    this.addEventListener('sy-view', ({ detail }: CustomEvent<View>) => {
      this.show = detail;
      if (detail !== 'offers') void this.#fetch(detail);
    });
    this.addEventListener('sy-compare', ({ detail }: CustomEvent<string>) => {
      this.compared = toggle(this.compared, detail);
    });
    this.addEventListener('sy-baseline', ({ detail }: CustomEvent<string>) => {
      this.compared = toggleBaseline(this.compared, detail);
      this.#store.hold(this.compared.baseline);
    });
    this.addEventListener('sy-vendor', ({ detail }: CustomEvent<string>) => {
      this.vendor = detail;
      this.#open('vendor');
    });
    this.addEventListener('sy-claims', () => this.#open('claims'));
    this.addEventListener('sy-print', () => void this.#print());
    addEventListener('afterprint', () => {
      this.printing = false;
    });
    this.addEventListener('sy-own', ({ detail }: CustomEvent<Own | undefined>) => void this.#store.bring(detail));
    this.addEventListener('sy-understood', () => this.#store.forgetLeftOut());
    this.addEventListener('sy-again', () => this.#store.ask(this.view.question, { gesture: 'again', final: true }));
    this.addEventListener('sy-theme', ({ detail }: CustomEvent<Theme>) => {
      this.theme = detail;
      setTheme(detail);
    });
    void this.#store.start();
  }

  protected override render(): TemplateResult {
    if (!speech.ready) return html`<slot></slot>`;
    const { opening, phase } = this.view;
    return html`
      <button class="skip" type="button" @click=${this.#skip}>${t('page.skip')}</button>
      <sy-masthead .theme=${this.theme} .link=${() => this.#store.link()} ?own=${this.view.own !== undefined}></sy-masthead>
      <main>${phase === 'failed' ? failure(this.view.failure, () => void this.#store.start())
        : opening ? this.#panes(opening) : html`<p class="opening">${t('page.opening')}</p>`}</main>
      ${opening ? this.#sheets(opening) : nothing}
      ${this.printing ? this.#report() : nothing}
      ${opening ? html`<footer>${t('page.footer', { version: opening.engine.version, offers: count(opening.catalog.offers),
        date: day(opening.catalog.date), hash: opening.catalog.hash.slice(0, 8) })}</footer>` : nothing}
      <p class="unseen" role="status">${this.#announcer.text}</p>`;
  }

  protected override updated(): void {
    if (this.#names) this.#announcer.hear(this.view, this.#names, () => this.requestUpdate());
  }

  #panes(opening: Opening): TemplateResult {
    if (this.#named !== opening) {
      this.#named = opening;
      this.#names = new Names(opening);
    }
    const names = this.#names as Names;
    const { answer, explanation, faults, further, stopped } = this.view;
    // An answer is only on its way for less than a frame; gray is for one that stays behind its question.
    const kept = answer && (faults.length > 0 || stopped) ? 'kept' : '';
    const question = html`<sy-question .opening=${opening} .names=${names} .question=${this.view.question}
      .faults=${this.view.faults}></sy-question>`;
    const why = explanation ? html`<sy-why .names=${names} .explanation=${explanation} .further=${further} .compared=${this.compared}></sy-why>` : this.#unexplained();
    return html`
      ${this.wide ? html`<section class="question" aria-label=${t('page.question')}>${question}</section>` : nothing}
      <section class="answer" id="answer" tabindex="-1" aria-label=${t('page.answer')}>
        ${this.wide ? nothing : html`<button class="change" type="button" @click=${() => { this.over = 'question'; }}>${t('page.change_question')}</button>`}
        <sy-notices .state=${this.view}></sy-notices>
        <div class="answered ${kept}">
          ${answer ? html`<sy-headline .names=${names} .answer=${answer}></sy-headline>` : nothing}
          ${this.#beam(opening, names)}
          ${answer ? html`
            <sy-tabs .view=${this.show} .compared=${this.compared.offers.length}></sy-tabs>
            <div role="tabpanel" aria-label=${t(`page.view.${this.show}`)}>${this.#view(() => answerView(this.show, { engine: this.#store.engine, names, opening, answer, state: this.view, compared: this.compared, weights: this.#weights(opening) }))}</div>
            <sy-notes .names=${names} .warnings=${answer.warnings}></sy-notes>` : nothing}
        </div>
      </section>
      ${this.wide ? html`<aside class=${kept} aria-label=${t('page.why')}>${why}</aside>` : html`
        <sy-sheet side="left" .label=${t('page.question')} .open=${this.over === 'question'}>${this.over === 'question' ? question : nothing}</sy-sheet>
        <sy-sheet .label=${t('page.why')} .open=${this.over === 'why'}>${this.over === 'why' ? why : nothing}</sy-sheet>`}`;
  }

  // In place of an explanation: that it is on its way, or that it could not be had.
  #unexplained(): TemplateResult | typeof nothing {
    if (!this.view.answer?.ranking.length) return nothing;
    if (!this.view.unexplained) return html`<p class="note">${t('page.gathering')}</p>`;
    return html`<p role="alert">${t('page.part_missing')}</p>
      <button type="button" @click=${() => this.#store.explainAgain()}>${t('page.retry')}</button>`;
  }

  // What opens over the page, in any width, and is fetched when it is first opened.
  #sheets(opening: Opening): unknown {
    const { answer, explanation, own, question } = this.view;
    const currencies = opening.fields.find(({ pointer }) => pointer === '/currency')?.values ?? [];
    const names = this.#names as Names;
    return [
      this.#sheet('import', t('page.import'), () => html`<sy-import .date=${opening.catalog.date} .providers=${opening.providers}
        .currencies=${currencies} .own=${own} .read=${(async (files, request, progress, signal) =>
          readFiles({ files, request, catalog: await this.#store.engine.catalog() }, progress, signal)) satisfies Import['read']}></sy-import>`),
      this.#sheet('takeaway', t('page.takeaway'), () => html`${answer ? html`<sy-takeaway ?own=${own !== undefined} .engine=${this.#store.engine} .names=${names}
        .answer=${answer} .question=${question} .explanation=${explanation} .link=${() => this.#store.link()}></sy-takeaway>` : nothing}`),
      this.#sheet('vendor', names.provider(this.vendor), () => html`<sy-vendor .names=${names} .provider=${this.vendor}></sy-vendor>`),
      this.#sheet('claims', t('page.claims'), () => html`<sy-claims .names=${names} .vendor=${this.vendor}></sy-claims>`),
    ];
  }

  #open(part: Part & typeof this.over): void {
    this.over = part;
    void this.#fetch(part);
  }

  #sheet(part: Part & typeof this.over, label: string, content: () => TemplateResult): TemplateResult {
    const open = this.over === part;
    return html`<sy-sheet .label=${label} .open=${open} ?roomy=${part === 'claims'}>${open ? this.#part(part, content) : nothing}</sy-sheet>`;
  }

  #part(part: Part, content: () => TemplateResult): TemplateResult {
    if (arrived.has(part)) return content();
    if (this.missing !== part) return html`<p class="note">${t('page.gathering')}</p>`;
    return html`<p role="alert">${t('page.part_missing')}</p>
      <button type="button" @click=${() => this.#fetch(part)}>${t('page.retry')}</button>`;
  }

  #report(): TemplateResult | typeof nothing {
    const { answer, explanation, further, question } = this.view;
    return !answer ? nothing : html`<sy-report .engine=${this.#store.engine} .names=${this.#names} .answer=${answer} .rows=${this.#printed}
      .question=${question} .explanation=${explanation} .further=${further} .link=${this.#store.link()}></sy-report>`;
  }

  async #fetch(part: Part): Promise<boolean> {
    const there = await fetchPart(part);
    this.missing = there ? undefined : part;
    this.requestUpdate();
    return there;
  }

  #view(content: () => TemplateResult): TemplateResult {
    return this.show === 'offers' ? content() : this.#part(this.show, content);
  }

  // The report is put together off the screen; the browser prints it once its checklist is there.
  async #print(): Promise<void> {
    const { answer, question } = this.view;
    if (!answer || !await this.#fetch('report')) return;
    const said = await this.#store.engine.askBeside({ ...question, limit: answer.counts.qualified });
    this.#printed = 'document' in said ? said.document.ranking : answer.ranking;
    this.over = undefined;
    this.printing = true;
    await this.updateComplete;
    const report = this.renderRoot.querySelector('sy-report');
    report?.addEventListener('sy-gathered', () => print(), { once: true });
    if (this.view.explanation === undefined) print();
  }

  #beam(opening: Opening, names: Names): TemplateResult {
    const { answer, doubt, doubted } = this.view;
    return html`<sy-beam .names=${names} .criteria=${opening.criteria.map(({ id }) => id)} .weights=${this.#asked(opening)}
      .stable=${doubted === answer ? doubt?.weights : undefined}
      .faults=${this.view.faults.filter((fault) => within(fault.where, '/weights'))}></sy-beam>`;
  }

  // The weights as they are asked for, the catalog's where they are not.
  #asked(opening: Opening): Record<string, Value> {
    const asked = read(this.view.question, '/weights');
    if (typeof asked === 'object' && asked !== null && !Array.isArray(asked)) return asked as Record<string, Value>;
    return Object.fromEntries(opening.criteria.map(({ id, weight }) => [id, weight]));
  }

  #weights(opening: Opening): Record<string, number> {
    return sharesOf(opening.criteria.map(({ id }) => id), this.#asked(opening));
  }

  #skip(): void {
    this.renderRoot.querySelector<HTMLElement>('#answer')?.focus();
  }
}
