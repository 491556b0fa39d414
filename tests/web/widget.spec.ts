// The widget in a host's page under a policy that allows no inline style: answers, looks, and refusals that are seen.
import { createHash } from 'node:crypto';
import type { Page } from './page';
import { expect, test } from './page';

const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; connect-src 'self'; img-src data:";
const question = `{"workload":{"accelerator":{"models":["nvidia-h100-sxm5-80"],"count":8}},"currency":"CNY"}`;

async function host(page: Page, body: string): Promise<void> {
  await page.route('**/host.html', (route) => route.fulfill({
    contentType: 'text/html; charset=utf-8',
    headers: { 'Content-Security-Policy': policy },
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Host</title>
      <script type="module" src="./steelyard-widget.js"></script>${body}</html>`,
  }));
  await page.goto('./host.html');
}

test('two widgets in two languages share one engine and one catalog', async ({ page, heard }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await host(page, `<steelyard-ranking question='${question}' limit="3"><p>Fallback</p></steelyard-ranking>
    <steelyard-bill question='${question}' lang="zh-Hans" theme="dark"></steelyard-bill>`);
  const ranking = page.locator('steelyard-ranking');
  await expect(ranking.locator('tbody tr')).toHaveCount(3);
  await expect(ranking).toContainText('CN¥');
  await expect(ranking.getByText('Fallback')).toBeHidden();
  await expect(page.locator('steelyard-bill')).toContainText('合计');
  await expect(page.locator('steelyard-bill')).toHaveCSS('background-color', 'rgb(26, 29, 32)');
  expect(heard.requests.filter((url) => url.endsWith('.wasm'))).toHaveLength(1);
  expect(heard.requests.filter((url) => url.endsWith('.bin'))).toHaveLength(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a question is set, saved and restored; change is told', async ({ page }) => {
  await host(page, '<steelyard-ranking limit="2" columns="offer bill"></steelyard-ranking>');
  const ranking = page.locator('steelyard-ranking');
  await expect(ranking.locator('thead th')).toHaveCount(3);
  const currency = await ranking.evaluate(async (element) => {
    const widget = element as HTMLElement & { save(): string; restore(saved: string): void; question: unknown };
    widget.question = { currency: 'EUR' };
    const saved = widget.save();
    widget.question = {};
    const told = new Promise<Event>((resolve) => widget.addEventListener('steelyard-change', resolve, { once: true }));
    widget.restore(saved);
    return ((await told) as CustomEvent<{ question: { currency: string } }>).detail.question.currency;
  });
  expect(currency).toBe('EUR');
  await expect(ranking).toContainText('€');
});

test('a catalog with another hash is refused, visibly, and what the host wrote stays', async ({ page }) => {
  const address = await catalogAddress(page);
  const bytes = await (await page.request.get(address)).body();
  const hash = createHash('sha256').update(bytes).digest('base64');
  const other = createHash('sha256').update('another').digest('base64');
  await host(page, `<steelyard-ranking id="good" integrity="sha256-${hash}"></steelyard-ranking>
    <steelyard-ranking id="bad" integrity="sha256-${other}"><p>Fallback</p></steelyard-ranking>`);
  await expect(page.locator('#good tbody tr')).toHaveCount(10);
  await expect(page.locator('#bad').getByRole('alert')).toContainText('not the one that this page was written for');
  await expect(page.getByText('Fallback')).toBeVisible();
  await expect(page.locator('#bad tbody tr')).toHaveCount(0);
});

test('a question with a fault is refused in words', async ({ page }) => {
  await host(page, `<steelyard-ranking question='{"months": -1}'></steelyard-ranking>`);
  await expect(page.locator('steelyard-ranking').getByRole('alert')).toContainText('The question has a fault');
});

test('out of sight nothing is fetched; without WebAssembly the fallback stays', async ({ page, heard }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  await page.setViewportSize({ width: 800, height: 400 });
  await host(page, `${'<p>Text</p>'.repeat(80)}<steelyard-ranking><p>Fallback</p></steelyard-ranking>`);
  await page.waitForFunction(() => customElements.get('steelyard-ranking'));
  expect(heard.requests.filter((url) => url.endsWith('.bin'))).toEqual([]);
  await page.getByText('Fallback').scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toContainText('does not run WebAssembly');
  await expect(page.getByText('Fallback')).toBeVisible();
});

async function catalogAddress(page: Page): Promise<string> {
  const asked = page.waitForRequest('**/*.bin');
  await page.goto('./');
  return (await asked).url();
}
