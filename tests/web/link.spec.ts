// The question in the link: broken and hostile ones open safely and say what was left out.
import { expect, field, open, rows, test } from './page';

const broken: { name: string; fragment: string; said: string; months?: string }[] = [
  { name: 'no question at all', fragment: '#%%%', said: 'cannot be read' },
  { name: 'another version', fragment: '#v=9&q=workload.months:2', said: 'version “9”' },
  { name: 'a field that is none', fragment: '#v=1&q=workload.months:3;workload.cuont:8', said: '“workload.cuont” is not a field', months: '3' },
  { name: 'a value out of range', fragment: '#v=1&q=workload.months:3;workload.hours_per_month:9999', said: 'outside of', months: '3' },
  { name: 'an unknown value in a list', fragment: '#v=1&q=workload.months:3;require.options:on_demand,barter', said: '“barter” is not known', months: '3' },
  { name: 'a half escape', fragment: '#v=1&q=workload.months:3;currency:%E0%A4', said: 'cannot be read', months: '3' },
  { name: 'markup', fragment: '#v=1&q=workload.months:3;%3Cimg%20src=x%20onerror=alert(1)%3E:1', said: '<img src', months: '3' },
  { name: 'a prototype', fragment: '#v=1&q=workload.months:3;__proto__.polluted:1;constructor.prototype:1', said: '__proto__', months: '3' },
  { name: 'a flood', fragment: `#v=1&q=${'workload.months:3;'.repeat(2000)}`, said: 'longer than any question' },
];

for (const { name, fragment, said, months } of broken) {
  test(`a link with ${name}`, async ({ page }) => {
    await open(page, fragment);
    await expect(page.locator('sy-notices')).toContainText(said);
    if (months) await expect(field(page, 'Months')).toHaveValue(months);
    else await expect(page.locator('sy-headline')).toContainText('200 h a month for 1 month');
    expect(await page.evaluate(() => (({}) as Record<string, unknown>).polluted)).toBeUndefined();
    await page.locator('sy-notices').getByRole('button', { name: 'Understood' }).click();
    await expect(page.locator('sy-notices')).not.toContainText(said);
    await expect(rows(page).first()).toBeVisible();
  });
}

test('an edited address is a new question', async ({ page }) => {
  await open(page);
  await page.evaluate(() => {
    location.hash = '#v=1&q=workload.months:5;workload.hours_per_month:100';
  });
  await expect(field(page, 'Months')).toHaveValue('5');
  await expect(page.locator('sy-headline')).toContainText('100 h a month for 5 months');
});

test('typing is one step back', async ({ page }) => {
  await open(page);
  await field(page, 'Hours a month').pressSequentially('');
  await field(page, 'Hours a month').fill('');
  await field(page, 'Hours a month').pressSequentially('500', { delay: 30 });
  await field(page, 'Hours a month').press('Tab');
  await expect(page.locator('sy-headline')).toContainText('500 h a month');
  await page.goBack();
  await expect(field(page, 'Hours a month')).toHaveValue('200');
});

test('the link to the question is copied, and opens the same question', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await field(page, 'Months').fill('4');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.length).toBeLessThan(2000);
  await page.goto('about:blank');
  await page.goto(link);
  await expect(field(page, 'Months')).toHaveValue('4');
});
