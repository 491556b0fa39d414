// Language and theme: from the browser first, from the person then, and remembered.
import { expect, field, open, rows, test } from './page';

test.describe('a Chinese browser', () => {
  test.use({ locale: 'zh-CN' });

  test('is answered in Chinese', async ({ page }) => {
    await open(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
    await expect(page.locator('sy-headline')).toContainText('每月 200 小时');
    await expect(page.locator('sy-ranking')).toContainText('报价方案');
    await expect(page.locator('sy-ranking .total').first()).toContainText('US$');
  });
});

test('the language is switched in place and remembered', async ({ page }) => {
  await open(page);
  await field(page, 'Months').fill('2');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('sy-headline')).toContainText('共 2 个月');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-Hans');
  await page.reload();
  await expect(page.locator('sy-headline')).toContainText('共 2 个月');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.locator('sy-headline')).toContainText('for 2 months');
});

test('the theme is switched and remembered', async ({ page }) => {
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page);
  const light = await paper();
  await page.getByLabel('Theme', { exact: true }).selectOption('dark');
  const dark = await paper();
  expect(dark).not.toBe(light);
  await page.reload();
  await rows(page).first().waitFor();
  expect(await paper()).toBe(dark);
  await page.getByLabel('Theme', { exact: true }).selectOption('system');
  expect(await paper()).toBe(light);
});
