// Fields that hold a number for each provider, or for each of several whole numbers.
import { expect, field, open, rows, test } from './page';

test('use within a month is filled in row by row, and the cheapest mix follows', async ({ page }) => {
  await open(page, '#v=1&q=workload.accelerator.models:nvidia-h100-sxm5-80;workload.accelerator.count:8;require.providers:aws');
  await page.locator('sy-question summary').first().click();
  const profile = page.locator('sy-entries').filter({ hasText: 'Use within a month' });
  await profile.getByLabel('Times the cards').last().fill('1');
  await profile.getByLabel('Use within a month').first().fill('500');
  await expect(profile.getByLabel('Times the cards')).toHaveCount(2);
  await profile.getByLabel('Times the cards').last().fill('4');
  await profile.getByLabel('Use within a month').last().fill('100');
  await expect(page.locator('sy-pays')).toContainText('mix');
  await expect.poll(() => decodeURIComponent(page.url())).toContain('workload.profile.1:500;workload.profile.4:100');
  // Too many hours for a month: said beside it, and nothing that was typed is lost.
  await profile.getByLabel('Use within a month 4').fill('700');
  await expect(profile.getByRole('list')).toContainText('730');
  await expect(profile.getByLabel('Use within a month 4')).toHaveValue('700');
  await profile.getByLabel('Use within a month 4').fill('50');
  await expect(profile.getByRole('list')).toHaveCount(0);
});

test('a negotiated discount is given to a provider, and changes its bills alone', async ({ page }) => {
  await open(page);
  await page.locator('sy-question summary').nth(1).click();
  const discounts = page.locator('sy-entries').filter({ hasText: 'Negotiated' }).first();
  await discounts.getByLabel('Provider').selectOption('aws');
  await discounts.getByLabel(/Negotiated.* aws$/).fill('0.5');
  await expect(rows(page).first()).toContainText('$5,504.00');
  await expect(page.locator('sy-why')).toContainText('Negotiated discount');
});

test('the month that is meant changes a whole month of use', async ({ page }) => {
  await open(page, '#v=1&q=workload.accelerator.count:8');
  await page.locator('sy-question summary').first().click();
  await field(page, 'Which month is meant').selectOption('days_30');
  await expect(page.locator('sy-why')).toContainText('720');
});
