// What can be taken away: a table for a spreadsheet, a document, Markdown, a report on paper, and the checklist.
import { readFileSync } from 'node:fs';
import type { Row } from '../../web/src/engine/documents';
import { toCsv } from '../../web/src/takeaway/csv';
import { expect, field, open, rows, test, type Page } from './page';

async function openTakeAway(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take away' }).click();
  await expect(page.locator('sy-takeaway sy-checklist li').first()).toBeVisible();
}

async function saved(page: Page, way: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('sy-takeaway').getByRole('button', { name: way, exact: true }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

/** The cells of a CSV text by RFC 4180. */
function cells(text: string): string[][] {
  return text.replace(/^\ufeff/, '').split('\r\n').slice(0, -1).map((line) =>
    [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? ''));
}

test('every offer that answers goes into the CSV, with bare numbers and units in the headers', async ({ page }) => {
  await open(page);
  await openTakeAway(page);
  const [head = [], ...lines] = cells(await saved(page, 'CSV'));
  await expect(page.locator('sy-ranking .more')).toContainText(`of ${lines.length} shown`);
  expect(head).toContain('Whole bill (USD)');
  expect(lines.every((line) => line.length === head.length)).toBe(true);
  expect(lines.map((line) => line[head.indexOf('Whole bill (USD)')]).every((total) => /^(\d+(\.\d+)?)?$/.test(total ?? 'x'))).toBe(true);
  expect(lines[0]?.[head.indexOf('Offer id')]).toBe(await rows(page).first().getAttribute('data-offer'));
});

test('text that a spreadsheet would run stays text, and awkward text stays whole', () => {
  const column = (text: string) => ({ header: 'a "b", c', cell: () => text });
  const csv = toCsv(['=1+1', '+1', '-1', '@x', 'plain, with comma', 'two\nlines'].map(column), [{} as Row]);
  const [, line = ''] = csv.split('\r\n');
  expect(csv.startsWith('\ufeff"a ""b"", c",')).toBe(true);
  expect(line).toBe('\'=1+1,\'+1,\'-1,\'@x,"plain, with comma","two\nlines"');
  expect(toCsv([{ header: 'n', cell: () => ({ digits: '-12.50' }) }, { header: 'm', cell: () => null }], [{} as Row]).split('\r\n')[1]).toBe('-12.50,');
});

test('the JSON holds the question, every row, and the bill of the chosen offer', async ({ page }) => {
  await open(page);
  await openTakeAway(page);
  const document = JSON.parse(await saved(page, 'JSON'));
  expect(document.link).toContain('#v=1&q=workload.accelerator.models:nvidia-h100-sxm5-80;');
  expect(document.answer.ranking).toHaveLength(document.answer.counts.qualified);
  expect(document.answer.question.workload.hours_per_month).toBe(200);
  expect(document.chosen.place.bill[0].item).toBe('compute');
});

test('the Markdown has the ranking, the bill and the checklist, in the language of the page', async ({ page }) => {
  await open(page);
  await openTakeAway(page);
  const text = await saved(page, 'Markdown');
  expect(text).toContain('# GPU clouds weighed by Steelyard');
  expect(text).toMatch(/\| 1 \| Amazon Web Services p5\.48xlarge, us-east-1, on demand \| 8 × H100 SXM5 \| \$11,008\.00 \|/);
  expect(text).toContain('- [ ] Run your own work on a trial credit first.');
  expect(text).toContain('List prices, before tax and negotiated discounts');
});

test('the checklist expects what the catalog knows, and says where it knows nothing', async ({ page }) => {
  await open(page);
  await openTakeAway(page);
  const item = (id: string) => page.locator(`sy-takeaway [data-check="${id}"]`);
  await expect(item('link')).toContainText('all_reduce_perf -b 8 -e 8G -f 2 -g 8');
  await expect(item('link')).toContainText('below 450 GB/s, half of the 900 GB/s that NVLink4 has in both directions');
  await expect(item('network')).toContainText('at most 3,200 Gbit/s, the rate of EFA');
  await expect(item('driver')).toContainText(/driver \d+\.\d+\.\d+ or later for PyTorch \d+\.\d+ with CUDA \d+\.\d+/);
  await expect(item('accelerators')).toContainText('8 × H100 SXM5');
  await expect(item('exit')).toContainText(/\$\d+\.\d\d for 1,000 GB out/);
  await expect(item('start')).toContainText('To expect: not known');
  await expect(item('disk')).toContainText('To expect: not known');
});

test('the report is one to three pages and nothing else of the page is printed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { print: () => document.documentElement.setAttribute('data-printed', '') });
  });
  await open(page);
  await field(page, 'Months').fill('3');
  await openTakeAway(page);
  await page.locator('sy-takeaway').getByRole('button', { name: 'Print' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  const report = page.locator('sy-report');
  await expect(report).toContainText('List prices, before tax and negotiated discounts');
  await expect(report).toContainText('Compute');
  await expect(report.locator('sy-checklist li').first()).toBeVisible();
  await expect(page.locator('sy-question')).toBeHidden();
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(pages).toBeGreaterThanOrEqual(1);
  expect(pages).toBeLessThanOrEqual(3);
});

test('a person’s own prices go into the files, and that the link lacks them is said', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Your own prices' }).click();
  const own = page.locator('sy-import');
  const vms = 'InstanceType,vCPUs,MemoryGiB,AcceleratorName,AcceleratorCount,GpuInfo,Price,SpotPrice,Region,AvailabilityZone\n'
    + 'own_8x_h100,128,1000,H100,8,,1.50,,us-east-1,\n';
  await own.locator('input[type=file]').setInputFiles({ name: 'vms.csv', mimeType: 'text/csv', buffer: Buffer.from(vms) });
  await own.getByLabel('Provider (its id)').fill('lambda');
  await own.getByRole('button', { name: 'Read the file' }).click();
  await expect(own).toContainText('1 kept');
  await page.keyboard.press('Escape');
  await openTakeAway(page);
  await expect(page.locator('sy-takeaway')).toContainText('Your own prices are in these files, but not in the link');
  const document = JSON.parse(await saved(page, 'JSON'));
  expect(document.answer.ranking.map(({ sku }: { sku: string }) => sku)).toContain('own_8x_h100');
  expect(document.link).not.toContain('own_8x_h100');
});
