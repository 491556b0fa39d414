// How sure the first place is: each weight's interval on the beam, who else can be first, and the map of three weights.
import { steelyard } from './command';
import { expect, offers, open, test } from './page';

interface Told {
  first: string;
  weights: { criterion: string; weight: number; from: number; to: number; below: string | null; above: string | null }[];
  winners: { offer: string; share: number }[];
  rivals: { offer: string; all_weights: object | null }[];
}

const link = '#v=1&q=workload.accelerator.models:nvidia-h100-sxm5-80;workload.accelerator.count:8;workload.accelerator.per_node:8;require.options:on_demand';
const question = { workload: { accelerator: { models: ['nvidia-h100-sxm5-80'], count: 8, per_node: 8 } }, require: { options: ['on_demand'] } };
const percent = (share: number): string => new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }).format(share);

test('the beam says how far each weight can move, as the command does, and who is first beyond', async ({ page }) => {
  await open(page, link);
  const told = JSON.parse(steelyard(['ask', '--doubt', '-'], question)) as Told;
  const beam = page.locator('sy-beam');
  for (const { from, to } of told.weights) await expect(beam).toContainText(`first from ${percent(from)} to ${percent(to)}`);
  expect((await offers(page))[0]).toBe(told.first);
  // A hair beyond the end, the others in proportion.
  const cost = told.weights.find(({ criterion }) => criterion === 'cost');
  if (!cost?.above) throw new Error('the weight of cost has no end above');
  const beyond = cost.to + 1e-4;
  const weights = told.weights.map(({ criterion, weight }) =>
    `weights.${criterion}:${criterion === 'cost' ? beyond : weight / (1 - cost.weight) * (1 - beyond)}`);
  await page.goto('about:blank');
  await open(page, `${link};${weights.join(';')}`);
  await expect.poll(async () => (await offers(page))[0]).toBe(cost.above);
});

test('nothing moves when the intervals arrive', async ({ page }) => {
  // Held back, so that the page is seen without them first.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => { release = resolve; });
  await page.route(/steelyard_whole.*\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, link);
  const heights = (): Promise<number> => page.locator('sy-beam').evaluate((beam) => beam.getBoundingClientRect().height);
  const before = await heights();
  await expect(page.locator('sy-beam')).not.toContainText('first from');
  release();
  await expect(page.locator('sy-beam')).toContainText('first from');
  expect(await heights()).toBe(before);
});

test('weights that make another offer first are applied by a button, and taken back', async ({ page }) => {
  await open(page, link);
  await page.getByRole('tab', { name: 'How sure' }).click();
  const view = page.locator('sy-doubt');
  const told = JSON.parse(steelyard(['ask', '--doubt', '-'], question)) as Told;
  await expect(view.locator('section[aria-labelledby="winners"] tbody tr')).toHaveCount(told.winners.length);
  await expect(view).toContainText(percent(told.winners[0]?.share ?? 0));
  const can = new Set(told.winners.map(({ offer }) => offer));
  const rival = told.rivals.findIndex(({ offer }) => can.has(offer));
  await view.locator('section[aria-labelledby="rivals"] tbody tr').nth(rival).getByRole('button').click();
  await page.getByRole('tab', { name: 'By offer' }).click();
  await expect.poll(async () => (await offers(page))[0]).toBe(told.rivals[rival]?.offer);
  await page.goBack();
  await expect.poll(async () => (await offers(page))[0]).toBe(told.first);
});

test('the point of the map moves by the arrows, and the weights with it', async ({ page }) => {
  await open(page, link);
  await page.getByRole('tab', { name: 'How sure' }).click();
  const point = page.locator('sy-ternary').getByRole('slider');
  const before = await point.getAttribute('aria-valuetext');
  await point.focus();
  for (let i = 0; i < 5; ++i) await page.keyboard.press('ArrowRight');
  await expect(point).not.toHaveAttribute('aria-valuetext', before ?? '');
  await expect(point).toBeFocused();
  await expect.poll(() => decodeURIComponent(page.url())).toContain('weights.');
  await expect(page.locator('sy-ternary tbody tr').first()).toContainText('%');
});

test('the point of the map is dragged, and the weights follow', async ({ page }) => {
  await open(page, link);
  await page.getByRole('tab', { name: 'How sure' }).click();
  const map = page.locator('sy-ternary svg');
  await map.scrollIntoViewIfNeeded();
  const point = await map.getByRole('slider').boundingBox();
  const corner = await map.locator('text').nth(1).boundingBox(); // stands below the second corner
  if (!point || !corner) throw new Error('the map has no place');
  await page.mouse.move(point.x + point.width / 2, point.y + point.height / 2);
  await page.mouse.down();
  await page.mouse.move(corner.x + corner.width * 0.6, corner.y - 10, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => Number(/weights\.cost:([\d.]+)/.exec(decodeURIComponent(page.url()))?.[1])).toBeGreaterThan(0.75);
});
