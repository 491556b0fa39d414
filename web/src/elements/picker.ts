// <sy-picker>: a choice of some among many: a search that opens a list, and what is chosen as buttons that take it out.
// The pattern is WAI-ARIA's combobox with a listbox; focus stays in the input.
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Field } from '../engine/documents';
import type { Names } from '../i18n/names';
import { t } from '../i18n/speech';
import { common, Element } from './element';

/** So many matches are listed; whoever needs another types on. */
const mostMatches = 80;

@customElement('sy-picker')
export class Picker extends Element {
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) field!: Field;
  @property({ attribute: false }) chosen: string[] = [];
  @property({ attribute: false }) label = '';
  @property({ attribute: false }) invalid = false;
  @property({ attribute: false }) fault = '';
  @state() private open = false;
  @state() private text = '';
  @state() private active = 0;

  static override styles = [common, css`
    :host { position: relative; }
    label { display: block; padding: 4px 0; color: var(--muted); }
    .chosen { display: flex; flex-wrap: wrap; gap: 4px; }
    .chosen:not(:empty) { margin-bottom: 6px; }
    .chosen button {
      min-height: 26px; padding: 2px 8px; border-color: var(--accent); color: var(--accent); font-size: 13px; line-height: 18px;
      text-align: left; overflow-wrap: anywhere; box-shadow: inset 0 0 0 1px var(--accent);
    }
    input {
      width: 100%; height: 28px; padding: 0 8px; margin-bottom: 6px; border: 1px solid var(--edge);
      border-radius: var(--radius); background: var(--surface);
    }
    input[aria-invalid="true"] { border-color: var(--fault); }
    input::placeholder { color: var(--muted); opacity: 1; }
    .list {
      position: absolute; z-index: 10; top: 100%; left: 0; min-width: 100%; max-width: min(320px, 86vw); max-height: 288px;
      overflow: auto; padding: 4px; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface);
      box-shadow: var(--shadow);
    }
    .option { display: flex; gap: 12px; padding: 4px 8px; border-radius: 3px; cursor: pointer; }
    .option span { flex: 1; overflow-wrap: anywhere; }
    .option[aria-selected="true"] { color: var(--accent); font-weight: 600; }
    .option.active { background: var(--hover); box-shadow: inset 2px 0 var(--accent); }
    .empty { padding: 4px 8px; color: var(--muted); }
    @media (forced-colors: active) { .option.active { outline: 2px solid Highlight; } }
  `];

  protected override render(): TemplateResult {
    const matches = this.#matches();
    const active = this.open ? matches[this.active] : undefined;
    return html`
      <label for="search">${this.label}</label>
      <ul class="chosen">${this.chosen.map((id) => html`<li><button type="button"
        aria-label=${t('page.take_out', { name: this.#name(id) })} @click=${() => this.tell('sy-toggle', id)}>
        ${this.#name(id)} ×</button></li>`)}</ul>
      <input id="search" role="combobox" autocomplete="off" spellcheck="false" aria-autocomplete="list" aria-haspopup="listbox"
        aria-controls="list" aria-expanded=${this.open} aria-invalid=${this.invalid}
        aria-activedescendant=${active === undefined ? nothing : `option-${this.active}`}
        aria-describedby=${this.invalid ? 'fault' : nothing} placeholder=${this.chosen.length > 0 ? t('page.add') : t('page.any')}
        .value=${this.text} @input=${this.#search} @keydown=${this.#key} @click=${this.#show} @blur=${this.#hide}>
      <span class="unseen" id="fault">${this.fault}</span>
      <div class="list" id="list" role="listbox" aria-multiselectable="true" aria-label=${this.label} ?hidden=${!this.open}
        @pointerdown=${(event: Event) => event.preventDefault()}>
        ${this.open ? matches.map((id, i) => this.#option(id, i)) : nothing}
        ${this.open && matches.length === 0 ? html`<p class="empty" role="option" aria-selected="false" aria-disabled="true">${t('page.no_match')}</p>` : nothing}
      </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('active' as keyof Picker) || changed.has('open' as keyof Picker)) {
      this.renderRoot.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
    }
  }

  #option(id: string, i: number): TemplateResult {
    const note = this.names.note(this.field.values_from ?? '', id);
    return html`<div class="option ${i === this.active ? 'active' : ''}" id="option-${i}" role="option"
      aria-selected=${this.chosen.includes(id)} @click=${() => this.#take(id)}>
      <span>${this.#name(id)}</span>${note === '' ? nothing : html`<small class="note">${note}</small>`}</div>`;
  }

  // Each word must be found in the name, the id or the note.
  #matches(): string[] {
    const words = this.text.toLowerCase().split(/\s+/).filter((word) => word !== '');
    const values = this.field.values ?? [];
    const found = words.length === 0 ? values : values.filter((id) => {
      const text = `${id} ${this.#name(id)} ${this.names.note(this.field.values_from ?? '', id)}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    // What starts with the search comes before what only has it somewhere.
    const starts = (id: string) => id.startsWith(this.text) || this.#name(id).toLowerCase().startsWith(this.text.toLowerCase());
    return [...found.filter(starts), ...found.filter((id) => !starts(id))].slice(0, mostMatches);
  }

  #name(id: string): string {
    return this.names.value(this.field.values_from ?? '', id);
  }

  #search(event: Event): void {
    this.text = (event.target as HTMLInputElement).value;
    this.active = 0;
    this.open = true;
  }

  #show(): void {
    this.open = true;
  }

  #hide(): void {
    this.open = false;
    this.text = '';
    this.active = 0;
  }

  #take(id: string): void {
    this.text = '';
    this.open = false;
    this.active = 0;
    this.tell('sy-toggle', id);
  }

  #key(event: KeyboardEvent): void {
    const last = this.#matches().length - 1;
    if (event.key === 'Escape' && this.open) {
      event.stopPropagation();
      this.#hide();
    } else if (event.key === 'Enter' && this.open) {
      const id = this.#matches()[this.active];
      if (id !== undefined) this.#take(id);
    } else if (event.key === 'ArrowDown') {
      this.active = this.open ? Math.min(last, this.active + 1) : 0;
      this.open = true;
    } else if (event.key === 'ArrowUp') {
      this.active = Math.max(0, this.active - 1);
      this.open = true;
    } else if (event.key === 'Backspace' && this.text === '' && this.chosen.length > 0) {
      this.tell('sy-toggle', this.chosen.at(-1));
    } else {
      return;
    }
    if (event.key !== 'Backspace') event.preventDefault();
  }
}
