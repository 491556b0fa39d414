// <sy-table-tools>: how the ranking is arranged: a search, the unit of price, the best of each group, further columns.
import { css, html, type TemplateResult } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { t } from '../i18n/speech';
import { type Arrangement, type Column, extraColumns, type Group, groups, sortedBy, type Unit, units } from '../table/arrange';
import { common, Element } from './element';

@customElement('sy-table-tools')
export class TableTools extends Element {
  @property({ attribute: false }) arrangement!: Arrangement;
  /** Whether the answer is about a job, which alone has a price for each run. */
  @property({ type: Boolean }) job = false;
  /** The columns by the names in their headers. */
  @property({ attribute: false }) names: readonly (readonly [Column, string])[] = [];
  @query('input[type="search"]') private search!: HTMLInputElement;

  static override styles = [common, css`
    :host { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 12px; margin: 12px 0 4px; font-size: 13px; }
    input[type="search"], select { height: 28px; padding: 0 6px; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--surface); font-size: 13px; }
    input[type="search"] { flex: 1 1 140px; min-width: 0; max-width: 260px; }
    input::placeholder { color: var(--muted); opacity: 1; }
    select { flex: 0 1 auto; max-width: 100%; }
    @media (max-width: 699px) { input[type="search"] { flex-basis: 100%; max-width: none; } select { flex: 1 1 120px; min-width: 0; } }
    /* Where rows are cards, no header is in sight to be pressed. */
    @container (min-width: 600px) { .sort { display: none; } }
    details { position: relative; }
    summary { padding: 4px 0; color: var(--muted); cursor: pointer; }
    summary:hover { color: var(--ink); }
    fieldset { position: absolute; right: 0; z-index: 10; width: max-content; margin: 4px 0 0; padding: 8px 12px; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--surface); box-shadow: var(--shadow); }
    label { display: flex; align-items: center; gap: 8px; min-height: 28px; }
    input[type="checkbox"] { width: 16px; height: 16px; margin: 0; accent-color: var(--accent); }
    @media print { :host { display: none; } }
    @media (max-width: 699px) { details { flex-basis: 100%; } fieldset { position: static; width: auto; box-shadow: none; } }
  `];

  override connectedCallback(): void {
    super.connectedCallback();
    document.addEventListener('keydown', this.#slash);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    document.removeEventListener('keydown', this.#slash);
  }

  protected override render(): TemplateResult {
    const { search, unit, group, extra, sort } = this.arrangement;
    const shown = units.filter((name) => name !== 'run' || this.job);
    return html`
      <input type="search" aria-label=${t('page.table.search')} placeholder=${t('page.table.search_hint')} .value=${search}
        @input=${(event: Event) => this.#say({ search: (event.target as HTMLInputElement).value })}>
      <select aria-label=${t('page.table.unit')} @change=${(event: Event) => this.#say({ unit: (event.target as HTMLSelectElement).value as Unit })}>
        ${shown.map((name) => html`<option value=${name} ?selected=${name === unit}>${t(`page.table.unit.${name}`)}</option>`)}</select>
      <select aria-label=${t('page.table.group')} @change=${(event: Event) => this.#say({ group: (event.target as HTMLSelectElement).value as Group })}>
        ${groups.map((name) => html`<option value=${name} ?selected=${name === group}>${t(`page.table.group.${name}`)}</option>`)}</select>
      <select class="sort" aria-label=${t('page.table.sort')} @change=${(event: Event) => this.#sort((event.target as HTMLSelectElement).value)}>
        <option value="" ?selected=${!sort}>${t('page.table.sort.none')}</option>
        ${this.names.map(([column, name]) => html`<option value=${column} ?selected=${column === sort?.column}>${t('page.table.sort.by', { name })}</option>`)}</select>
      <details @keydown=${this.#escape}><summary>${t('page.table.columns')}</summary>
        <fieldset><legend class="unseen">${t('page.table.columns')}</legend>${extraColumns.map((column) => html`<label>
          <input type="checkbox" .checked=${extra.includes(column)} @change=${() => this.#toggle(column)}>${t(`page.column.${column}`)}</label>`)}</fieldset>
      </details>`;
  }

  #toggle(column: Column): void {
    const { extra } = this.arrangement;
    this.#say({ extra: extraColumns.filter((other) => (other === column) !== extra.includes(other)) });
  }

  #sort(name: string): void {
    const column = this.names.map(([known]) => known).find((known) => known === name);
    this.#say({ sort: column === undefined ? undefined : sortedBy(column, this.job) });
  }

  #say(change: Partial<Arrangement>): void {
    this.tell('sy-arrange', { ...this.arrangement, ...change });
  }

  // "/" goes to the search from wherever nothing is being typed.
  #slash = (event: KeyboardEvent): void => {
    const at = event.composedPath()[0];
    const typing = at instanceof HTMLElement && (at.matches('input:not([type="checkbox"]), textarea, select') || at.isContentEditable);
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || typing) return;
    event.preventDefault();
    this.search.focus();
  };

  #escape(event: KeyboardEvent): void {
    const details = event.currentTarget as HTMLDetailsElement;
    if (event.key !== 'Escape' || !details.open) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  }
}

declare global {
  interface HTMLElementEventMap {
    'sy-arrange': CustomEvent<Arrangement>;
  }
}
