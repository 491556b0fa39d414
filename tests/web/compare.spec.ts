// Two to five offers side by side: differences are marked, and bills are held against the person's current offer, exactly.
import { minus } from '../../web/src/comparison/difference';
import { expect, field, open, rows, test } from './page';

test('two offers stand side by side, what differs is marked, what is best is bold', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'Side by side' }).click();
  await expect(page.locator('sy-compare')).toContainText('Tick two to five offers');
  await page.getByRole('tab', { name: 'By offer' }).click();
  const coreweave = page.locator('tr[data-offer^="coreweave/"]').first();
  await rows(page).first().getByRole('checkbox').check();
  await coreweave.getByRole('checkbox').check();
  await page.getByRole('tab', { name: 'Side by side (2)' }).click();
  const table = page.locator('sy-compare table');
  await expect(table.locator('thead th')).toHaveCount(2);
  const bill = table.locator('tr').filter({ has: page.getByRole('rowheader', { name: 'Bill, USD' }) });
  await expect(bill).toHaveClass(/differs/);
  await expect(bill.locator('td')).toHaveText(['$11,008.00', '$9,848.00']);
  await expect(bill.locator('td.best')).toHaveText('$9,848.00');
  const all = await table.locator('tbody tr').count();
  await page.getByLabel('Only what differs').check();
  await expect(table.locator('tbody tr:not(.differs)')).toHaveCount(0);
  expect(await table.locator('tbody tr').count()).toBeLessThan(all);
});

test('the current offer is what bills are held against, in the table and side by side', async ({ page }) => {
  await open(page);
  await page.locator('tr[data-offer^="coreweave/"] button').first().click();
  await page.locator('sy-why').getByRole('button', { name: 'My current offer' }).click();
  await expect(rows(page).first().locator('.total')).toContainText('+$1,160.00 against mine');
  await field(page, 'Months').fill('2');
  await expect(rows(page).first().locator('.total')).toContainText('+$2,320.00 against mine');
  await rows(page).first().getByRole('checkbox').check();
  await page.getByRole('tab', { name: 'Side by side (2)' }).click();
  await expect(page.locator('sy-compare thead th').first()).toContainText('My current offer');
  await expect(page.locator('sy-compare')).toContainText('+$2,320.00');
  // It stays where it no longer answers, and says why not.
  await page.locator('sy-question').getByLabel('on demand', { exact: true }).uncheck();
  await page.locator('sy-question').getByLabel('spot', { exact: true }).check();
  await expect(page.locator('sy-compare thead th').first()).toContainText('Does not answer: another purchase option');
});

test('a sixth offer cannot be ticked', async ({ page }) => {
  await open(page);
  for (let i = 0; i < 5; ++i) await rows(page).nth(i).getByRole('checkbox').check();
  await expect(rows(page).nth(5).getByRole('checkbox')).toBeDisabled();
  await rows(page).nth(0).getByRole('checkbox').uncheck();
  await expect(rows(page).nth(5).getByRole('checkbox')).toBeEnabled();
});

test('a difference of money is exact', () => {
  expect(minus('0.3', '0.1')).toBe('0.2');
  expect(minus('100', '99.995')).toBe('0.005');
  expect(minus('9007199254740993.01', '9007199254740993.02')).toBe('-0.01');
  expect(minus('1.5', '0.25')).toBe('1.25');
  expect(minus('5', '5.00')).toBe('0.00');
});
