// Faults of the engine as sentences, beside the control that they belong to.
import { html, nothing, type TemplateResult } from 'lit';
import type { Fault, Particulars } from '../engine/documents';
import { spoken } from '../i18n/names';
import { t } from '../i18n/speech';

export function faultText(fault: { code: string; parameters?: Particulars }): string {
  const parameters = fault.parameters ?? {};
  const key = `fault.${fault.code}${parameters['nearest'] === '' ? '.none_near' : ''}`;
  return t(key, fault.code === 'wrong_type' ? typeWords(parameters) : words(parameters));
}

/** Particulars as a sentence takes them. */
export function words(parameters: Particulars): Record<string, string> {
  return Object.fromEntries(Object.entries(parameters).map(([name, value]) => [
    name, Array.isArray(value) ? value.join(', ') : String(value ?? ''),
  ]));
}

/** The names of JSON's types are words of the language, not code. */
function typeWords(parameters: Particulars): Record<string, string> {
  return Object.fromEntries(Object.entries(words(parameters)).map(([name, text]) => [name, spoken(`type.${text}`, text)]));
}

/** The list that a control names in aria-describedby, or nothing. */
export function faultList(faults: readonly Fault[], id: string): TemplateResult | typeof nothing {
  if (faults.length === 0) return nothing;
  return html`<ul class="faults" id=${id}>${faults.map((fault) => html`<li class="fault">${faultText(fault)}</li>`)}</ul>`;
}
