// The articles' statements with their verdicts, as the command judges them.
import { resolve } from 'node:path';
import type { Claim } from '../../web/src/claims/claims';
import { steelyard } from './command';
import { expect, open, test } from './page';

const judged = JSON.parse(steelyard(['claims', resolve(__dirname, '../../data')])) as Claim[];

test('every statement has the verdict of the command, and no word of a code is left unsaid', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Claims' }).click();
  const claims = page.locator('sy-claims');
  await expect(claims.locator('li[data-claim]')).toHaveCount(judged.length);
  await expect(claims.locator('[data-claim="A04"]')).toContainText('contradicted');
  await expect(claims.locator('[data-claim="A04"]')).toContainText('Nearest of 16 list prices');
  const shown = await claims.locator('.verdict').evaluateAll((list) => list.map((verdict) => verdict.classList[1]));
  expect(shown).toEqual(judged.map(({ verdict }) => verdict));
  expect(await claims.textContent()).not.toMatch(/\b(finding|verdict|claims|relation|property|quantifier)\.\w|\{\w+\}/);
});

test('statements are found by verdict and by vendor', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Claims' }).click();
  const claims = page.locator('sy-claims li[data-claim]');
  await page.locator('sy-claims').getByRole('button', { name: /^contradicted/ }).click();
  await expect(claims).toHaveCount(judged.filter(({ verdict }) => verdict === 'contradicted').length);
  await page.locator('sy-claims').getByLabel('About').selectOption('huawei');
  await expect(claims).toHaveCount(judged.filter(({ verdict, vendor }) => verdict === 'contradicted' && vendor === 'huawei').length);
});

test('a vendor’s page leads to what the articles say of it, in Chinese too', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: '中文' }).click();
  await page.getByRole('tab', { name: '按厂商' }).click();
  await page.getByRole('button', { name: '全部事实：腾讯云' }).click();
  await page.getByRole('button', { name: '文章对它的说法' }).click();
  await expect(page.locator('sy-claims li[data-claim]')).toHaveCount(judged.filter(({ vendor }) => vendor === 'tencent').length);
  await expect(page.locator('sy-claims')).toContainText(judged.find(({ vendor }) => vendor === 'tencent')?.statement_zh ?? 'none');
});
