// By vendor: each by its best offer, with its place among all offers, and all that is known of it one click away.
import { expect, field, offers, open, test, type Page } from './page';

const vendors = (page: Page) => page.locator('sy-vendors li[data-vendor]');

test('each vendor stands by its best offer, in the order of all offers', async ({ page }) => {
  await open(page, '#v=1&q=workload.accelerator.models:nvidia-h100-sxm5-80;workload.accelerator.count:8;workload.accelerator.per_node:8;'
    + 'workload.hours_per_month:200;require.options:on_demand;limit:400');
  const best = new Map<string, { offer: string; rank: string }>();
  const ranks = await page.locator('sy-ranking tr[data-offer] .rank').allTextContents();
  for (const [i, offer] of (await offers(page)).entries()) {
    const [vendor = ''] = offer.split('/');
    if (!best.has(vendor)) best.set(vendor, { offer, rank: ranks[i] ?? '' });
  }
  await page.getByRole('tab', { name: 'By vendor' }).click();
  await expect(vendors(page)).toHaveCount(28);
  const shown = await vendors(page).evaluateAll((list) => list.map((item) => ({
    vendor: item.getAttribute('data-vendor') ?? '', rank: item.querySelector('.rank')?.textContent ?? '' })));
  const answering = shown.filter(({ rank }) => rank !== '–');
  expect(answering).toEqual([...best].map(([vendor, { rank }]) => ({ vendor, rank })));
  await expect(vendors(page).last()).toContainText('No offer answers');
  // The criteria in which a vendor leads, and the scenarios that it is first for.
  await expect(page.locator('[data-vendor="aws"]')).toContainText(/Leads in .*compliance/);
  await expect(page.locator('sy-vendors')).toContainText('First for ');

  await page.locator('[data-vendor="lambda"] .name button').click();
  await expect(page.locator('sy-why h2').first()).toContainText('Lambda');
});

test('follows the question', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'By offer' }).press('ArrowRight');
  await page.getByRole('tab', { name: 'How sure' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'By vendor' })).toBeFocused();
  await expect(vendors(page)).toHaveCount(28);
  const total = page.locator('[data-vendor="aws"] .total');
  await expect(total).toContainText('$11,008.00');
  await field(page, 'Months').fill('2');
  await expect(total).toContainText('$22,016.00');
});

test('all that is known of a vendor has its source, and what is not known is named', async ({ page }) => {
  await open(page);
  await page.getByRole('tab', { name: 'By vendor' }).click();
  await page.getByRole('button', { name: 'All facts about Google Cloud' }).click();
  const profile = page.locator('sy-vendor');
  await expect(profile.getByRole('heading', { level: 3 })).toHaveCount(7);
  await expect(profile.locator('li').filter({ hasText: 'Trial credit' })).toContainText(/300 USD.*90 days/s);
  await expect(profile.locator('li').first().locator('small')).not.toBeEmpty();
  await expect(profile).toContainText(/Not known: .*Start-up time/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
