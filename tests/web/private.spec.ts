// No request to another origin, none that depends on the question, and nothing that the policy refuses.
import { contentSecurityPolicy } from '../../web/csp.mjs';
import { expect, field, open, rows, test, type Heard, type Page } from './page';

async function use(page: Page, fragment: string): Promise<void> {
  await open(page, fragment);
  await rows(page).nth(1).getByRole('button').click();
  await field(page, 'Months').fill('7');
  await page.locator('sy-excluded button').first().click();
  await page.waitForLoadState('networkidle');
}

function asked({ requests }: Heard): string[] {
  return [...new Set(requests.map((url) => url.replace(/#.*/, '')))].sort();
}

test('two different questions ask for the same files, all of the own origin', async ({ page, heard, browser, baseURL }) => {
  await use(page, '');
  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  const requests: string[] = [];
  other.on('request', (request) => requests.push(request.url()));
  await use(other, '#v=1&q=workload.accelerator.count:64;require.providers:aws,gcp;currency:CNY');
  const first = asked(heard);
  expect(asked({ requests, complaints: [] })).toEqual(first);
  for (const url of first) expect(new URL(url).origin).toBe(new URL(baseURL ?? '').origin);
  await other.close();
});

test('the page carries the policy itself', async ({ page }) => {
  await open(page);
  const content = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  expect(content).toBe(contentSecurityPolicy);
});

test('nothing is kept but language and theme', async ({ page, context }) => {
  await use(page, '');
  expect(await context.cookies()).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
