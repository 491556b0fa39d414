// What the page's tests share: a page that must stay silent (no error, no violation of the policy, no foreign request),
// and the words in which tests speak of it.
import { type Locator, type Page, test as base } from '../../web/node_modules/@playwright/test';

export { expect } from '../../web/node_modules/@playwright/test';
export type { Locator, Page } from '../../web/node_modules/@playwright/test';

/** What the page asked for and complained of. */
export interface Heard {
  requests: string[];
  complaints: string[];
}

export const test = base.extend<{ heard: Heard; silent: boolean }>({
  /** False where the browser itself will complain, of a request that a test makes fail. */
  silent: [true, { option: true }],
  heard: [async ({ page, silent }, use) => {
    const heard: Heard = { requests: [], complaints: [] };
    page.on('request', (request) => heard.requests.push(request.url()));
    page.on('pageerror', (error) => heard.complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') heard.complaints.push(message.text());
    });
    await page.exposeFunction('reportViolation', (text: string) => heard.complaints.push(text));
    await page.addInitScript(() => {
      const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation;
      addEventListener('securitypolicyviolation', (event) => {
        report(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
      });
    });
    await use(heard);
    if (silent) base.expect(heard.complaints).toEqual([]);
  }, { auto: true }],
});

/** Opens the page and waits for the first answer. */
export async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`./${fragment}`);
  await rows(page).first().waitFor();
}

/** The rows of the ranking, those without a price included. */
export function rows(page: Page): Locator {
  return page.locator('sy-ranking tr[data-offer]');
}

/** The offers in the order shown. */
export async function offers(page: Page): Promise<string[]> {
  return rows(page).evaluateAll((list) => list.map((row) => row.getAttribute('data-offer') ?? ''));
}

/** A field of the question by the label that a person reads. */
export function field(page: Page, label: string): Locator {
  return page.locator('sy-question').getByLabel(label, { exact: true });
}
