// The beam: dragged, moved by keys, typed; the answer follows, and a gesture is one step back.
import { expect, offers, open, test } from './page';

test('a dragged divider moves weight and the order follows', async ({ page }) => {
  await open(page);
  const before = await offers(page);
  const beam = page.locator('sy-beam .beam');
  const box = await beam.boundingBox();
  if (!box) throw new Error('the beam has no place');
  const divider = page.getByRole('slider').first();
  const y = box.y + box.height / 2;
  await divider.hover();
  await page.mouse.down();
  for (const share of [0.3, 0.2, 0.1, 0.02]) await page.mouse.move(box.x + box.width * share, y, { steps: 3 });
  await page.mouse.up();
  await expect(divider).toHaveAttribute('aria-valuenow', '2');
  await expect.poll(() => offers(page)).not.toEqual(before);
  await expect(page).toHaveURL(/weights\.performance:0\.02;weights\.cost:0\.68/);

  await page.goBack();
  await expect(divider).toHaveAttribute('aria-valuenow', '40');
  await expect.poll(() => offers(page)).toEqual(before);
  await page.goForward();
  await expect(divider).toHaveAttribute('aria-valuenow', '2');
});

test('a divider is a slider for the keyboard', async ({ page }) => {
  await open(page);
  const divider = page.getByRole('slider', { name: 'Between performance and cost' });
  await expect(divider).toHaveAttribute('aria-valuetext', 'performance 40% and cost 30%');
  await divider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuetext', 'performance 41% and cost 29%');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('ArrowLeft');
  await expect(divider).toHaveAttribute('aria-valuenow', '30');
  await page.keyboard.press('Home');
  await expect(divider).toHaveAttribute('aria-valuenow', '0');
  await page.keyboard.press('End');
  await expect(divider).toHaveAttribute('aria-valuenow', '70');
  await expect(divider).toBeFocused();
});

test('a typed weight leaves the others in their proportion', async ({ page }) => {
  await open(page);
  const weight = page.locator('sy-beam').getByRole('textbox', { name: 'performance' });
  await weight.fill('70');
  await weight.press('Enter');
  await expect(page).toHaveURL(/weights\.performance:0\.7;weights\.cost:0\.15;weights\.ecosystem:0\.1;weights\.compliance:0\.05/);
});

test('dividers that meet can be drawn apart again', async ({ page }) => {
  await open(page, '#v=1&q=weights.performance:0.5;weights.compliance:0.5');
  const sliders = page.getByRole('slider');
  await expect(sliders).toHaveCount(3);
  const box = await page.locator('sy-beam .beam').boundingBox();
  if (!box) throw new Error('the beam has no place');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width * 0.5, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, y, { steps: 4 });
  await page.mouse.up();
  await expect(sliders.nth(0)).toHaveAttribute('aria-valuenow', '30');
  await page.mouse.move(box.x + box.width * 0.5, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.8, y, { steps: 4 });
  await page.mouse.up();
  await expect(sliders.nth(2)).toHaveAttribute('aria-valuenow', '80');
});
