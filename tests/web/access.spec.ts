// For everyone: no finding of axe in either theme or on a narrow page, nothing beside the window, everything by keyboard.
import AxeBuilder from '../../web/node_modules/@axe-core/playwright';
import { expect, open, rows, test, type Page } from './page';

/** The standing question with few rows: axe looks at each. */
const few = '#v=1&q=workload.accelerator.models:nvidia-h100-sxm5-80;workload.accelerator.count:8;'
  + 'workload.hours_per_month:200;require.options:on_demand;limit:8';
const sizes = [{ width: 1360, height: 1000 }, { width: 800, height: 1000 }, { width: 320, height: 720 }];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of sizes) {
    test(`axe finds nothing: ${colorScheme}, ${viewport.width} px`, async ({ page }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await open(page, few);
      if (viewport.width >= 1100) for (const more of await page.locator('sy-question summary').all()) await more.click();
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3).join(' ')}`)).toEqual([]);
    });
  }
}

/** What is opened beside the first answer. */
const opened: [name: string, open: (page: Page) => Promise<void>][] = [
  ['scenario', async (page) => {
    if ((page.viewportSize()?.width ?? 0) < 1100) await page.locator('.change').click();
    await page.locator('sy-scenarios button').first().click();
    await expect(page.locator('sy-scenarios .asked')).toBeVisible();
  }],
  ['arranged table', async (page) => {
    await page.locator('sy-table-tools select').nth(1).selectOption('provider');
    await page.locator('sy-table-tools summary').click();
    await page.locator('sy-table-tools fieldset input').first().check();
  }],
  ['doubt', async (page) => {
    await page.getByRole('tab').nth(1).click();
    await page.locator('sy-ternary td').first().waitFor();
  }],
  ['vendors', async (page) => {
    await page.getByRole('tab').nth(2).click();
    await page.locator('sy-vendors li').first().waitFor();
  }],
  ['vendor', async (page) => {
    await page.getByRole('tab').nth(2).click();
    await page.locator('sy-vendors .more').first().click();
    await page.locator('sy-vendor li').first().waitFor();
  }],
  ['comparison', async (page) => {
    for (const i of [0, 5]) await page.locator('sy-ranking tr[data-offer]').nth(i).getByRole('checkbox').check();
    await page.getByRole('tab').nth(3).click();
    await page.locator('sy-compare td').first().waitFor();
  }],
  ['chart', async (page) => {
    await page.getByRole('tab').nth(4).click();
    await page.locator('sy-chart summary').first().click();
    await page.locator('sy-chart td').first().waitFor();
  }],
  ['takeaway', async (page) => {
    await page.locator('sy-masthead nav button').nth(1).click();
    await page.locator('sy-checklist li').first().waitFor();
  }],
  ['claims', async (page) => {
    await page.locator('sy-masthead nav button').nth(2).click();
    await page.locator('sy-claims li').first().waitFor();
  }],
];

for (const [colorScheme, locale, width] of [['light', 'en-US', 1360], ['dark', 'zh-CN', 320]] as const) {
  test.describe(`${colorScheme}, ${locale}, ${width} px`, () => {
    test.use({ colorScheme, locale, viewport: { width, height: 900 } });
    for (const [name, openIt] of opened) {
      test(`axe finds nothing in the view ${name}, and it keeps to the window`, async ({ page }) => {
        test.slow();
        await open(page, few);
        await openIt(page);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).slice(0, 3).join(' ')}`)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    }
  });
}

for (const viewport of [...sizes, { width: 1100, height: 800 }, { width: 700, height: 800 }]) {
  test(`nothing reaches beside the window at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await open(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const table = await page.locator('sy-ranking').evaluate((host) => [host.clientWidth, host.scrollWidth]);
    expect(table[1], 'the table keeps to its pane').toBeLessThanOrEqual(table[0] ?? 0);
  });
}

test('on a narrow page the question and the reasons open over it and close again', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page);
  await page.getByRole('button', { name: 'Change the question' }).click();
  await expect(page.getByRole('dialog', { name: 'Your question' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await rows(page).nth(1).getByRole('button').click();
  const why = page.getByRole('dialog', { name: 'Why' });
  await expect(why).toBeVisible();
  await expect(page.locator('sy-why')).toContainText('Bill');
  await why.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a search among many is a combobox for the keyboard', async ({ page }) => {
  await open(page);
  const search = page.getByRole('combobox', { name: 'Accelerator' });
  await search.fill('mi300x');
  await expect(page.getByRole('listbox', { name: 'Accelerator' }).getByRole('option').first()).toContainText('MI300X');
  await search.press('Enter');
  await expect(page).toHaveURL(/workload\.accelerator\.models:nvidia-h100-sxm5-80,amd-mi300x/);
  await expect(search).toBeFocused();
  await search.press('Backspace');
  await expect(page).not.toHaveURL(/mi300x/);
});

test('the result is announced', async ({ page }) => {
  await open(page);
  await expect(page.getByRole('status')).toContainText(/offers? answer/);
});
