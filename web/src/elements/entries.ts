// <sy-entries>: a field that holds a number for each of several keys: for providers (a discount), or for whole numbers
// (hours by the cards that are needed in them). A row an entry, and an empty one to add the next.
import { css, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Fault, Field, Value } from '../engine/documents';
import { type Names, spoken } from '../i18n/names';
import { t } from '../i18n/speech';
import { valueOf } from '../state/link';
import { steps } from '../state/question';
import { common, Element } from './element';
import { faultList } from './fault';
import { fieldName } from './field';

/** What stands in a row; half of it may still be missing, and none of it is lost while it is wrong. */
interface Entry {
  key: string;
  text: string;
}

const isObject = (value: Value | undefined): value is { readonly [key: string]: Value } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (value: Value | undefined): Entry[] =>
  isObject(value) ? Object.entries(value).map(([key, held]) => ({ key, text: String(held) })) : [];

/** The field's value that complete rows make; a key that is there twice counts once, as the row that is edited last. */
function valueFrom(entries: readonly Entry[]): { [key: string]: Value } | undefined {
  const whole = entries.filter(({ key, text }) => key !== '' && text !== '');
  return whole.length === 0 ? undefined : Object.fromEntries(whole.map(({ key, text }) => [key, valueOf('number', text)]));
}

@customElement('sy-entries')
export class EntriesControl extends Element {
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) field!: Field;
  @property({ attribute: false }) value: Value | undefined;
  @property({ attribute: false }) faults: Fault[] = [];
  @property({ attribute: false }) currency = '';
  @state() private entries: Entry[] = [];

  static override styles = [common, css`
    :host { border-bottom: 1px solid var(--line); padding: 4px 0; }
    fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
    legend { padding: 4px 0; color: var(--muted); }
    .row { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; min-height: 32px; }
    input, select {
      height: 26px; padding: 0 6px; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--surface); min-width: 0;
    }
    input { flex: 0 1 72px; width: 72px; min-width: 48px; text-align: right; font-weight: 600; }
    select { flex: 1 1 96px; min-width: 72px; text-overflow: ellipsis; }
    [aria-invalid="true"] { border-color: var(--fault) !important; }
    .unit { flex: none; font: var(--note); color: var(--muted); }
  `];

  protected override willUpdate(changed: PropertyValues<this>): void {
    // What comes back from the question is what was just typed, unless a link or a button set it.
    const outside = changed.has('value') && JSON.stringify(valueFrom(this.entries)) !== JSON.stringify(this.value);
    if (outside) this.entries = entriesOf(this.value);
  }

  protected override render(): TemplateResult {
    const rows = [...this.entries, { key: '', text: '' }];
    return html`<fieldset aria-describedby=${this.faults.length > 0 ? 'faults' : nothing}>
      <legend>${fieldName(this.field)}</legend>
      ${rows.map((entry, i) => html`<div class="row">${this.#key(entry, i)}${this.#number(entry, i)}${this.#unit(this.field.unit)}</div>`)}
    </fieldset>${faultList(this.faults, 'faults')}`;
  }

  #key({ key }: Entry, i: number): TemplateResult {
    const label = this.#keyName();
    if (this.field.values) {
      return html`<select aria-label=${label} @change=${(event: Event) => this.#edit(i, { key: (event.target as HTMLSelectElement).value }, true)}>
        <option value="" ?selected=${key === ''}>${t('page.none')}</option>
        ${this.field.values.map((id) => html`<option value=${id} ?selected=${id === key}>${this.names.value(this.field.values_from ?? '', id)}</option>`)}
      </select>`;
    }
    return html`<input aria-label=${label} placeholder=${label} inputmode="numeric" autocomplete="off" .value=${key} aria-invalid=${this.#isWrong(key)}
      @change=${(event: Event) => this.#edit(i, { key: (event.target as HTMLInputElement).value.trim() }, true)}>`;
  }

  #number({ key, text }: Entry, i: number): TemplateResult {
    const typed = (final: boolean) => (event: Event): void => this.#edit(i, { text: (event.target as HTMLInputElement).value.trim() }, final);
    return html`<input aria-label=${`${fieldName(this.field)} ${key}`.trim()} placeholder="–" inputmode="decimal" autocomplete="off" .value=${text}
      aria-invalid=${this.#isWrong(key)} @input=${typed(false)} @change=${typed(true)}>`;
  }

  #unit(unit: string | undefined): TemplateResult | typeof nothing {
    if (!unit) return nothing;
    return html`<span class="unit">${unit === 'currency' ? this.currency : spoken(`unit.${unit}`, unit)}</span>`;
  }

  #keyName(): string {
    return this.field.values ? t('page.key.provider') : t(`page.key.${steps(this.field.pointer).at(-1)}`);
  }

  #isWrong(key: string): boolean {
    return key !== '' && this.faults.some(({ where }) => steps(where).at(-1) === key);
  }

  #edit(i: number, change: Partial<Entry>, final: boolean): void {
    const rows = [...this.entries, { key: '', text: '' }];
    rows[i] = { ...(rows[i] as Entry), ...change };
    this.entries = rows.filter(({ key, text }) => key !== '' || text !== '');
    const { pointer } = this.field;
    this.tell('sy-edit', { pointer, value: valueFrom(this.entries), gesture: pointer, final });
  }
}
