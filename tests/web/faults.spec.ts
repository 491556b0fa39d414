// Bad input is said beside its control and the last good answer stays; a missing engine is said in words.
import { expect, field, offers, open, rows, test } from './page';

test('a bad number is said beside its control, and the last answer stays', async ({ page }) => {
  await open(page);
  const before = await offers(page);
  const hours = field(page, 'Hours a month');
  await hours.fill('a lot');
  await expect(hours).toHaveAttribute('aria-invalid', 'true');
  await expect(hours).toHaveAccessibleDescription(/“a lot” is not a number/);
  await expect(page.locator('sy-notices')).toContainText('The answer below is to the last question without one');
  expect(await offers(page)).toEqual(before);
  await hours.fill('9999');
  await expect(hours).toHaveAccessibleDescription(/9999 is outside of 0 to 744/);
  await hours.fill('300');
  await expect(hours).toHaveAttribute('aria-invalid', 'false');
  await expect(page.locator('sy-headline')).toContainText('300 h a month');
  await expect(page.locator('sy-notices')).not.toContainText('fault');
});

test('a bad weight is said at the beam', async ({ page }) => {
  await open(page);
  const weight = page.locator('sy-beam').getByRole('textbox', { name: 'cost' });
  await weight.fill('most');
  await weight.press('Enter');
  await expect(weight).toHaveAttribute('aria-invalid', 'true');
  await expect(page.locator('sy-beam')).toContainText('“most” is not a number');
  await expect(rows(page).first()).toBeVisible();
});

test('without WebAssembly the page says so and offers to try again', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WebAssembly');
  });
  await page.goto('./');
  await expect(page.getByRole('alert')).toContainText('does not run WebAssembly');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test.describe('a failed load', () => {
  test.use({ silent: false });

  test('is said, is not kept, and can be tried again', async ({ page }) => {
    let fail = true;
    await page.route('**/*.bin', (route) => (fail ? route.abort() : route.continue()));
    await page.goto('./');
    await expect(page.getByRole('alert')).toContainText("files did not arrive whole");
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toContainText("files did not arrive whole");
    fail = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  test('a damaged catalog is refused in words', async ({ page }) => {
    await page.route('**/*.bin', async (route) => {
      const response = await route.fetch();
      const body = await response.body();
      await route.fulfill({ response, body: body.subarray(0, body.length - 9) });
    });
    await page.goto('./');
    await expect(page.getByRole('alert')).toContainText('refused the catalog');
  });
});

test('a trap discards the engine, and the next question gets a fresh one', async ({ page }) => {
  // A trap as WebAssembly makes it: the module's memory is overwritten, and its next access is out of bounds.
  await page.addInitScript(() => {
    const memories: WebAssembly.Memory[] = [];
    const instantiate = WebAssembly.instantiate as (...args: unknown[]) => Promise<WebAssembly.WebAssemblyInstantiatedSource>;
    Object.assign(WebAssembly, {
      instantiate: async (...args: unknown[]) => {
        const made = await instantiate(...args);
        memories.push(...Object.values(made.instance.exports).filter((value) => value instanceof WebAssembly.Memory));
        return made;
      },
    });
    Object.assign(globalThis, {
      instances: () => memories.length,
      trap: () => memories.forEach((memory) => new Uint8Array(memory.buffer).fill(0xff)),
    });
  });
  await open(page);
  const before = await offers(page);
  const instances = () => page.evaluate(() => (globalThis as unknown as { instances: () => number }).instances());
  await expect.poll(instances, 'the engine, and the whole one').toBe(2);
  await page.evaluate(() => (globalThis as unknown as { trap: () => void }).trap());
  await field(page, 'Months').fill('2');
  await expect(page.locator('sy-notices')).toContainText('The engine stopped');
  expect(await offers(page)).toEqual(before);
  await page.locator('sy-notices').getByRole('button', { name: 'Ask again' }).click();
  await expect(page.locator('sy-headline')).toContainText('for 2 months');
  await expect(page.locator('sy-notices')).not.toContainText('The engine stopped');
  // The whole engine stopped, too: it is had anew when an explanation is asked of it again, once and no more.
  const again = page.locator('aside').getByRole('button', { name: 'Try again' });
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    await expect(page.locator('sy-why')).toContainText('$22,016.00', { timeout: 500 });
  }).toPass();
  expect(await instances()).toBe(4);
});
