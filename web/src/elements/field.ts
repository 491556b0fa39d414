// <sy-field>: one field of the question as the engine lists it, with its label, its control and its faults.
//
// Which control it is follows from the field: a switch, a number, a choice of one, a choice of a few, a search in many.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Fault, Field, Value } from '../engine/documents';
import { count } from '../i18n/format';
import { type Names, spoken } from '../i18n/names';
import { t } from '../i18n/speech';
import { valueOf } from '../state/link';
import { steps } from '../state/question';
import { faultList, faultText } from './fault';
import { common, Element } from './element';
import './picker';

/** So many values are shown side by side; more are searched. */
const fewValues = 10;

/** field.workload.months for /workload/months: the message of a field's name. */
export function fieldName(field: Field): string {
  return t(`field.${steps(field.pointer).join('.')}`);
}

@customElement('sy-field')
export class FieldControl extends Element {
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) field!: Field;
  @property({ attribute: false }) value: Value | undefined;
  @property({ attribute: false }) faults: Fault[] = [];
  @property({ attribute: false }) currency = '';

  static override styles = [common, css`
    :host { border-bottom: 1px solid var(--line); padding: 4px 0; }
    .row { display: flex; align-items: center; gap: 8px; min-height: 28px; }
    .row.tall { flex-wrap: wrap; padding-bottom: 4px; }
    .row label { flex: 1; min-width: 4.5em; color: var(--muted); }
    .unit { flex: none; font: var(--note); color: var(--muted); }
    input.text, select {
      height: 26px; padding: 0 6px; border: 1px solid var(--edge); border-radius: var(--radius); background: var(--surface);
    }
    input.text { flex: 0 1 72px; width: 72px; min-width: 48px; text-align: right; font-weight: 600; }
    input.text::placeholder { color: var(--muted); font-weight: 400; opacity: 1; }
    select { flex: 0 1 auto; min-width: 0; text-overflow: ellipsis; }
    [aria-invalid="true"] { border-color: var(--fault) !important; }
    input[type="checkbox"] { width: 16px; height: 16px; margin: 0; accent-color: var(--accent); }
    fieldset { margin: 0; padding: 0; border: 0; min-width: 0; }
    legend { padding: 4px 0; color: var(--muted); }
    .choices { display: flex; flex-wrap: wrap; gap: 6px; padding-bottom: 6px; }
    .choice {
      position: relative; flex: none; padding: 3px 8px; border: 1px solid var(--edge); border-radius: var(--radius);
      background: var(--surface); color: var(--ink); font-size: 13px; line-height: 18px; cursor: pointer;
    }
    .choice input { position: absolute; inset: 0; width: 100%; height: 100%; opacity: 0; cursor: pointer; }
    .choice:hover { background: var(--hover); }
    .choice:has(:checked) { border-color: var(--accent); color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); }
    .choice:has(:focus-visible) { outline: 2px solid var(--accent); outline-offset: 2px; }
    @media (forced-colors: active) { .choice:has(:checked) { forced-color-adjust: none; background: Highlight; color: HighlightText; } }
  `];

  protected override render(): TemplateResult {
    return html`${this.#control()}${faultList(this.faults, 'faults')}`;
  }

  #control(): TemplateResult {
    const { field } = this;
    if (field.type === 'boolean') return this.#switch();
    if (field.type === 'list' && (field.values?.length ?? 0) <= fewValues) return this.#few();
    if (field.type === 'list') return this.#many();
    if (field.values) return this.#one();
    return this.#number();
  }

  #switch(): TemplateResult {
    return html`<div class="row">
      <label for="control">${fieldName(this.field)}</label>
      <input id="control" type="checkbox" .checked=${this.value === true} aria-describedby=${this.#described()}
        @change=${(event: Event) => this.#say((event.target as HTMLInputElement).checked || undefined, true)}>
    </div>`;
  }

  #number(): TemplateResult {
    const { field, value } = this;
    const standard = field.default;
    return html`<div class="row">
      <label for="control">${fieldName(field)}</label>
      <input id="control" class="text" inputmode=${field.type === 'date' ? 'text' : 'decimal'} autocomplete="off" .value=${value === undefined ? '' : String(value)}
        placeholder=${typeof standard === 'number' ? count(standard) : typeof standard === 'string' ? standard : '–'}
        aria-invalid=${this.faults.length > 0} aria-describedby=${this.#described()}
        @input=${(event: Event) => this.#typed(event, false)} @change=${(event: Event) => this.#typed(event, true)}>
      ${this.#unit()}
    </div>`;
  }

  // The unit of money is the currency asked for.
  #unit(): TemplateResult | typeof nothing {
    const { unit } = this.field;
    if (!unit) return nothing;
    return html`<span class="unit">${unit === 'currency' ? this.currency : spoken(`unit.${unit}`, unit)}</span>`;
  }

  #one(): TemplateResult {
    const { field, value } = this;
    const chosen = value ?? field.default ?? '';
    const unknown = typeof chosen === 'string' && chosen !== '' && !field.values?.includes(chosen);
    return html`<div class="row">
      <label for="control">${fieldName(field)}</label>
      <select id="control" aria-invalid=${this.faults.length > 0} aria-describedby=${this.#described()}
        @change=${(event: Event) => this.#say((event.target as HTMLSelectElement).value || undefined, true)}>
        ${field.default ? nothing : html`<option value="" ?selected=${chosen === ''}>${t('page.none')}</option>`}
        ${unknown ? html`<option value=${chosen} selected>${chosen}</option>` : nothing}
        ${field.values?.map((id) => html`<option value=${id} ?selected=${id === chosen}>${this.#valueName(id)}</option>`)}
      </select>
    </div>`;
  }

  #few(): TemplateResult {
    const chosen = this.#chosen();
    // What the engine does not know stays in sight, so that it can be taken out.
    const values = [...(this.field.values ?? []), ...chosen.filter((id) => !this.field.values?.includes(id))];
    return html`<fieldset aria-describedby=${this.#described()}>
      <legend>${fieldName(this.field)}</legend>
      <div class="choices">${values.map((id) => html`<label class="choice">
        <input type="checkbox" .checked=${chosen.includes(id)} @change=${() => this.#toggle(id)}>${this.#valueName(id)}
      </label>`)}</div>
    </fieldset>`;
  }

  #many(): TemplateResult {
    return html`<sy-picker .names=${this.names} .field=${this.field} .chosen=${this.#chosen()}
      .label=${fieldName(this.field)} .invalid=${this.faults.length > 0} .fault=${this.faults.map(faultText).join(' ')}
      @sy-toggle=${(event: CustomEvent<string>) => this.#toggle(event.detail)}></sy-picker>`;
  }

  #chosen(): string[] {
    return Array.isArray(this.value) ? this.value.map(String) : [];
  }

  #valueName(id: string): string {
    return this.names.value(this.field.values_from ?? '', id);
  }

  #described(): string | typeof nothing {
    return this.faults.length > 0 ? 'faults' : nothing;
  }

  #toggle(id: string): void {
    const chosen = this.#chosen();
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    // Nothing chosen requires nothing, which has to be said where the default requires something.
    const required = Array.isArray(this.field.default) && this.field.default.length > 0;
    this.#say(next.length > 0 || required ? next : undefined, true);
  }

  #typed(event: Event, final: boolean): void {
    const text = (event.target as HTMLInputElement).value.trim();
    this.#say(text === '' ? undefined : valueOf(this.field.type, text), final);
  }

  #say(value: Value | undefined, final: boolean): void {
    const { pointer } = this.field;
    this.tell('sy-edit', { pointer, value, gesture: pointer, final });
  }
}
