// Why there is no engine, in words, and the button that tries again.
import { html, type TemplateResult } from 'lit';
import { faultList } from '../elements/fault';
import type { LoadFailure } from '../engine/engine';
import { t } from '../i18n/speech';

export function failure(cause: LoadFailure | undefined, retry: () => void): TemplateResult {
  return html`<div class="failure" role="alert">
    <h1>${t('page.failed')}</h1>
    <p>${t(`page.failed.${cause?.reason ?? 'not_loaded'}`)}</p>
    ${faultList(cause?.faults ?? [], 'faults')}
    <button type="button" @click=${retry}>${t('page.retry')}</button>
  </div>`;
}
