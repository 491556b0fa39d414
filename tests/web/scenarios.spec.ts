// A scenario is asked by one click, says why it asks what it asks, and is in the link and in the history.
import startUp from '../../data/scenarios/start-up.json';
import { expect, field, open, test, type Locator, type Page } from './page';

const scenario = (page: Page, name: string): Locator => page.locator('sy-scenarios').getByRole('button', { name, exact: true });

test('one click asks a whole question and gives a reason for each field of it', async ({ page }) => {
  await open(page);
  await scenario(page, 'Start-up').click();
  await expect(scenario(page, 'Start-up')).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/workload\.accelerator\.slices:true.*require\.budget:300/);
  await expect(field(page, 'Hours a month')).toHaveValue('100');
  const reasons = page.locator('sy-scenarios').getByRole('group', { name: 'Start-up' });
  await expect(reasons).toContainText('the first article: Limited budget');
  await expect(reasons.locator('li')).toHaveCount(startUp.reasons.length);

  await page.reload();
  await expect(scenario(page, 'Start-up')).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(scenario(page, 'Start-up')).toHaveAttribute('aria-pressed', 'false');
  await expect(field(page, 'Hours a month')).toHaveValue('200');
});

test('a preference leaves the work as it is', async ({ page }) => {
  await open(page);
  await field(page, 'Months').fill('3');
  await scenario(page, 'Budget').click();
  await expect(field(page, 'Months')).toHaveValue('3');
  await expect(page.locator('sy-beam').getByRole('textbox', { name: 'cost' })).toHaveValue('100');
  await page.locator('sy-beam').getByRole('textbox', { name: 'cost' }).fill('50');
  await page.locator('sy-beam').getByRole('textbox', { name: 'cost' }).press('Enter');
  await expect(scenario(page, 'Budget')).toHaveAttribute('aria-pressed', 'false');
});

test('a common question is two clicks away', async ({ page }) => {
  await open(page);
  await page.locator('sy-scenarios summary').click();
  await scenario(page, 'Cheapest 8 × H100 in Europe').click();
  await expect(page.locator('sy-ranking tr[data-offer] .rank').first()).toHaveText('1');
  await expect(page).toHaveURL(/require\.continents:EU/);
});
