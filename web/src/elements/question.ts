// <sy-question>: scenarios, and the form. It has the controls that the engine's list of fields calls for, in the list's order; fields of
// the standing question are open, the others wait under "more" until they are wanted.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Fault, Field, Opening, Question } from '../engine/documents';
import { count } from '../i18n/format';
import type { Names } from '../i18n/names';
import { plural, t } from '../i18n/speech';
import { read, steps, within } from '../state/question';
import { defaultQuestion } from '../state/store';
import { common, Element } from './element';
import { faultList } from './fault';
import './entries';
import './field';
import './scenarios';

/** Fields without a control here: weights have the beam, rows the button that shows more, parts are the page's matter. */
const hasControl = (field: Field): boolean =>
  field.type !== 'weights' && field.unit !== 'rows' && field.values_from !== 'parts';

const isTable = (field: Field): boolean => field.type === 'of_providers' || field.type === 'by_number';

@customElement('sy-question')
export class QuestionForm extends Element {
  @property({ attribute: false }) opening!: Opening;
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) question: Question = {};
  @property({ attribute: false }) faults: Fault[] = [];

  static override styles = [common, css`
    section { margin-bottom: 20px; }
    h2 { margin-bottom: 4px; }
    summary { padding: 8px 0; color: var(--muted); cursor: pointer; }
    summary:hover { color: var(--ink); }
    summary b { color: var(--accent); font-weight: 600; }
    .reset { margin-top: 4px; }
  `];

  protected override render(): TemplateResult {
    const fields = this.opening.fields.filter(hasControl);
    const groups = [...new Set(fields.map(groupOf))];
    const placeless = this.faults.filter((fault) => !this.opening.fields.some((field) => within(fault.where, field.pointer)));
    return html`
      <sy-scenarios .question=${this.question}></sy-scenarios>
      ${faultList(placeless, 'faults')}
      ${groups.map((group) => this.#group(group, fields.filter((field) => groupOf(field) === group)))}
      <button class="reset" type="button" @click=${this.#reset}>${t('page.reset')}</button>`;
  }

  #group(group: string, fields: Field[]): TemplateResult {
    const open = fields.filter((field) => group === '' || read(defaultQuestion, field.pointer) !== undefined);
    const folded = fields.filter((field) => !open.includes(field));
    const set = folded.filter((field) => read(this.question, field.pointer) !== undefined).length;
    const wrong = folded.some((field) => this.#faultsOf(field).length > 0);
    return html`<section aria-labelledby="group-${group}">
      <h2 id="group-${group}">${t(`page.group.${group === '' ? 'answer' : group}`)}</h2>
      ${open.map((field) => this.#field(field))}
      ${folded.length === 0 ? nothing : html`<details ?open=${wrong}>
        <summary>${t(`page.more.${group}`)}${set === 0 ? nothing
          : html` · <b>${t(plural('page.fields_set', set), { count: count(set) })}</b>`}</summary>
        ${folded.map((field) => this.#field(field))}
      </details>`}
    </section>`;
  }

  #field(field: Field): TemplateResult {
    if (isTable(field)) {
      return html`<sy-entries .names=${this.names} .field=${field} .value=${read(this.question, field.pointer)}
        .faults=${this.#faultsOf(field)} .currency=${this.#currency()}></sy-entries>`;
    }
    return html`<sy-field .names=${this.names} .field=${field} .value=${read(this.question, field.pointer)}
      .faults=${this.#faultsOf(field)} .currency=${this.#currency()}></sy-field>`;
  }

  #currency(): string {
    const standard = this.opening.fields.find((field) => field.pointer === '/currency')?.default;
    return String(read(this.question, '/currency') ?? standard ?? '');
  }

  #faultsOf(field: Field): Fault[] {
    return this.faults.filter((fault) => within(fault.where, field.pointer));
  }

  #reset(): void {
    this.tell('sy-ask', { question: defaultQuestion, gesture: 'reset', final: true });
  }
}

/** "workload" of /workload/months; "" of a field that stands alone. */
function groupOf(field: Field): string {
  const path = steps(field.pointer);
  return path.length > 1 ? (path[0] ?? '') : '';
}
