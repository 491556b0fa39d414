// <sy-notes>: what the engine says of its answer: what was converted, estimated, or is not known.
import { css, html, nothing, type TemplateResult } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Warning } from '../engine/documents';
import type { Names } from '../i18n/names';
import { t } from '../i18n/speech';
import { common, Element } from './element';
import { words } from './fault';

@customElement('sy-notes')
export class Notes extends Element {
  @property({ attribute: false }) names!: Names;
  @property({ attribute: false }) warnings: Warning[] = [];

  static override styles = [common, css`
    :host { margin-top: 28px; }
    li { padding: 3px 0; color: var(--muted); max-width: 80ch; }
  `];

  protected override render(): TemplateResult | typeof nothing {
    if (this.warnings.length === 0) return nothing;
    return html`<h2>${t('page.notes')}</h2><ul>${this.warnings.map((warning) => html`<li>${this.#sentence(warning)}</li>`)}</ul>`;
  }

  #sentence({ code, parameters }: Warning): string {
    const criterion = parameters.criterion;
    const named = typeof criterion === 'string' ? { criterion: this.names.value('criteria', criterion) } : {};
    return t(`warning.${code}`, { ...words(parameters), ...named });
  }
}
