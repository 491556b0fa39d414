// Cost against time: the front is right, the table has the same figures, the image stands alone, the policy holds.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { frontOf, points } from '../../web/src/charts/front';
import type { Answer } from '../../web/src/engine/documents';
import { expect, open, test, type Page } from './page';

async function openChart(page: Page, fragment = ''): Promise<void> {
  await open(page, fragment);
  await page.getByRole('tab', { name: 'Charts' }).click();
  await page.locator('sy-figure svg').first().waitFor();
}

function answer(rows: [offer: string, cost: string | null, hours: number | null][], job: boolean): Answer {
  return { question: { workload: job ? { runs: 1 } : {} }, ranking: rows.map(([offer, amount, value], i) => (
    { offer, rank: i + 1, total: { amount }, time: { hours: value, speed: value } })) } as unknown as Answer;
}

test('the front holds whoever nobody beats in both', () => {
  const rows: Parameters<typeof answer>[0] = [['cheap', '1', 9], ['beaten', '2', 9], ['middle', '3', 5], ['alike', '3', 5], ['worse', '4', 6],
    ['fast', '9', 1], ['unpriced', null, 1], ['untimed', '1', null]];
  const front = (job: boolean) => points(answer(rows, job)).filter(({ front: on }) => on).map(({ row }) => row.offer);
  expect(points(answer(rows, true))).toHaveLength(6);
  expect(front(true)).toEqual(['cheap', 'middle', 'alike', 'fast']);
  expect(frontOf(points(answer(rows, true))).map(({ cost }) => cost)).toEqual([1, 3, 9]);
  // For a rental more speed is better, so the cheapest and fastest beats all.
  expect(front(false)).toEqual(['cheap']);
});

test('every offer with a bill and a time is drawn, and the table has the same', async ({ page }) => {
  await openChart(page, '#v=1&q=workload.benchmark:mlperf-training/resnet;workload.runs:10;workload.accelerator.count:8;workload.accelerator.per_node:8;require.options:on_demand;require.providers:aws,gcp,oci');
  const chart = page.locator('sy-chart sy-figure').first();
  await expect(chart.getByRole('heading')).toHaveText('Whole bill in USD against hours to finish: lower left is better');
  const dots = await chart.locator('svg circle').count();
  await chart.locator('summary').click();
  const rows = await chart.locator('tbody tr').count();
  expect(rows).toBeGreaterThan(10);
  expect(dots).toBe(rows + 1); // and the ring around the chosen offer
  await expect(chart.locator('tbody tr').first()).toContainText('yes');
  await chart.locator('tbody tr button').nth(1).click();
  await expect(page.locator('sy-why h2').first()).not.toBeEmpty();
  expect(await page.locator('sy-figure svg style').count(), 'no style that the policy would refuse').toBe(0);
});

test('it is saved as an image that needs nothing of the page', async ({ page }) => {
  await openChart(page);
  const saved = async (format: string): Promise<Buffer> => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: `Save as ${format}` }).first().click()]);
    return readFileSync(await download.path());
  };
  const svg = (await saved('SVG')).toString('utf8');
  expect(svg).toContain('<title>Whole bill in USD against speed');
  expect(svg).not.toContain('var(');
  expect((await saved('PNG')).subarray(1, 4).toString('latin1')).toBe('PNG');
});

test('what the shown offer costs by its use crosses its alternatives at the hours that the engine says', async ({ page }) => {
  await openChart(page, '#v=1&q=workload.accelerator.models:nvidia-h100-sxm5-80;workload.accelerator.count:8;require.providers:aws;require.options:on_demand');
  const chart = page.locator('sy-use-chart');
  await expect(chart.getByRole('heading')).toContainText('Whole bill in USD of p5.48xlarge by the hours a month');
  await chart.locator('summary').click();
  await expect(chart.locator('tbody tr')).toHaveCount(11);
  await expect(chart.locator('tbody tr').last().locator('td').first()).toHaveText('$40,179.20');
  const said = await page.locator('sy-pays li').allTextContents();
  const beyond = said.map((text) => /By the hours a month: cheaper (?:beyond|up to) ([\d.,]+)/.exec(text)?.[1]).filter((hours) => hours !== undefined);
  for (const hours of beyond) await expect(chart.locator('.note')).toContainText(`at ${hours} h`);
});

test('a commitment of one’s own crosses on demand at the exact hours, and the point is named', async ({ page }) => {
  await open(page, '#v=1&q=workload.accelerator.models:nvidia-h100-sxm5-80;workload.accelerator.count:8;workload.hours_per_month:500;'
    + 'workload.months:12;require.providers:aws;require.regions:us-east-1;require.options:on_demand,reserved');
  await page.getByRole('button', { name: 'Your own prices' }).click();
  const own = page.locator('sy-import');
  await own.locator('input[type=file]').setInputFiles(resolve(__dirname, '../import/quote/quotes.csv'));
  await own.getByLabel('Format').selectOption('quote');
  await own.getByRole('button', { name: 'Read the file' }).click();
  await expect(own).toContainText('kept');
  await page.keyboard.press('Escape');
  await page.locator('tr[data-offer="aws/p5.48xlarge/us-east-1/on_demand"] button').click();
  await page.getByRole('tab', { name: 'Charts' }).click();
  // 39.80 x 730 hours are paid, used or not; at 55.04 that is 527.87 hours on demand.
  await expect(page.locator('sy-use-chart')).toContainText('as reserved, 1 year, no upfront at 527.9 h');
  await expect(page.locator('sy-use-chart svg')).toContainText('527.9 h');
});
