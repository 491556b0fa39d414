// The ranking arranged: sorted with unknown last, searched, by another unit of price, the best of each group, more columns,
// by keyboard, and with many rows of which only those in sight are in the document.
import type { Row } from '../../web/src/engine/documents';
import { arrange, asRanked } from '../../web/src/table/arrange';
import { expect, offers, open, rows, test, type Page } from './page';

const header = (page: Page, name: string) => page.locator('sy-ranking').getByRole('columnheader', { name });
const totals = (page: Page): Promise<number[]> => page.locator('sy-ranking .total').evaluateAll((cells) =>
  cells.map((cell) => Number((cell.firstChild?.nextSibling?.textContent ?? cell.textContent ?? '').replace(/[^\d.]/g, ''))));

test('a header sorts all offers that answer, then the other way, then as ranked', async ({ page }) => {
  await open(page);
  const ranked = await offers(page);
  await header(page, 'Bill').getByRole('button').click();
  await expect(header(page, 'Bill')).toHaveAttribute('aria-sort', 'ascending');
  await expect(rows(page)).toHaveCount(97);
  const up = await totals(page);
  expect(up).toEqual([...up].sort((a, b) => a - b));
  await header(page, 'Bill').getByRole('button').click();
  await expect(header(page, 'Bill')).toHaveAttribute('aria-sort', 'descending');
  expect(await totals(page)).toEqual([...up].reverse());
  await header(page, 'Bill').getByRole('button').click();
  await expect(header(page, 'Bill')).not.toHaveAttribute('aria-sort', /./);
  expect(await offers(page)).toEqual(ranked);
});

test('what is not known stands last, whichever way is sorted', () => {
  const row = (offer: string, amount: string | null): Row => ({ offer, total: { amount } }) as unknown as Row;
  const list = [row('a', '2'), row('b', null), row('c', '10')];
  const order = (descending: boolean) => arrange(list, { ...asRanked, sort: { column: 'bill', descending } }, ({ offer }) => offer)
    .map(({ row: { offer } }) => offer);
  expect(order(false)).toEqual(['a', 'c', 'b']);
  expect(order(true)).toEqual(['c', 'a', 'b']);
});

test('"/" goes to the search, which looks at every offer that answers', async ({ page }) => {
  await open(page);
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search the ranking' });
  await expect(search).toBeFocused();
  await search.fill('lambda us-south');
  await expect(rows(page).first()).toContainText('Lambda');
  for (const offer of await offers(page)) expect(offer).toMatch(/^lambda\/.*us-south/);
  await search.fill('no such thing');
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator('sy-ranking .more')).toHaveText('0 rows');
  await search.fill('');
  await expect(rows(page)).toHaveCount(30);
});

test('the best of each provider, by the hour of a card', async ({ page }) => {
  await open(page);
  await page.getByLabel('Group', { exact: true }).selectOption('provider');
  await expect(rows(page)).not.toHaveCount(30);
  const vendors = (await offers(page)).map((offer) => offer.split('/')[0]);
  expect(new Set(vendors).size).toBe(vendors.length);
  await expect(rows(page).first()).toContainText('14 more behind it');
  await page.getByLabel('Unit of price').selectOption('accelerator_hour');
  await expect(header(page, 'USD per accelerator-hour paid')).toBeVisible();
  await expect(rows(page).first().locator('.total')).toHaveText('$6.88');
});

test('further columns are chosen, and Escape closes the choice', async ({ page }) => {
  await open(page);
  const tools = page.locator('sy-table-tools');
  await tools.locator('summary').click();
  await tools.getByLabel('Network, Gbit/s').check();
  await expect(header(page, 'Network, Gbit/s')).toBeVisible();
  await expect(rows(page).first().locator('.extra')).toContainText('3,200');
  await page.keyboard.press('Escape');
  await expect(tools.locator('details')).not.toHaveAttribute('open', /.*/);
});

test('arrows walk the rows', async ({ page }) => {
  await open(page);
  const button = (i: number) => rows(page).nth(i).getByRole('button');
  await button(0).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(button(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rows(page).nth(2)).toHaveClass('chosen');
  await page.keyboard.press('Home');
  await expect(button(0)).toBeFocused();
});

test('of many rows only those in sight are in the document', async ({ page }) => {
  await open(page, '#v=1&q=workload.accelerator.count:1;workload.hours_per_month:100');
  await header(page, 'Score').getByRole('button').click();
  await expect(page.locator('sy-ranking .more')).toHaveText(/^\d,\d{3} rows$/);
  await expect.poll(() => rows(page).count()).toBeLessThan(120);
  const before = await offers(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  await expect.poll(async () => (await offers(page)).some((offer) => before.includes(offer))).toBe(false);
  await expect(rows(page).nth(20)).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = Number((await page.locator('sy-ranking .more').textContent() ?? '').replace(/\D/g, ''));
  await expect.poll(async () => Number(await rows(page).last().getAttribute('data-index'))).toBe(last - 1);
});

test('on a narrow page, where rows are cards, a choice sorts', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 900 });
  await open(page);
  await page.getByLabel('Sort', { exact: true }).selectOption('bill');
  await expect(rows(page)).toHaveCount(97);
  const up = await totals(page);
  expect(up).toEqual([...up].sort((a, b) => a - b));
});
