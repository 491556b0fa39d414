// A person's own prices: read on their computer in a thread of its own, shown beside the published ones, forgotten when
// they say so.
import { gzipSync } from 'node:zlib';
import { expect, offers, open, test, type Page } from './page';

const vms = [
  'InstanceType,vCPUs,MemoryGiB,AcceleratorName,AcceleratorCount,GpuInfo,Price,SpotPrice,Region,AvailabilityZone',
  'own_8x_h100,128,1000,H100,8,,1.50,,us-east-1,',
  'own_nothing,8,32,,,,0.40,,us-east-1,',
].join('\n') + '\n';

async function bring(page: Page, name: string, bytes: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Your own prices' }).click();
  const own = page.locator('sy-import');
  await own.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: bytes });
  await own.getByLabel('Provider (its id)').fill('lambda');
  await own.getByLabel('Currency').selectOption('USD');
  await own.getByRole('button', { name: 'Read the file' }).click();
}

test('a file of prices is ranked with the rest, marked, and can be forgotten', async ({ page, heard }) => {
  await open(page);
  const before = await offers(page);
  const origin = new URL(page.url()).origin;
  await bring(page, 'vms.csv', Buffer.from(vms));
  await expect(page.locator('sy-import')).toContainText('2 rows read, 1 kept (offers: 1), 1 refused');
  await page.keyboard.press('Escape');
  await expect(page.locator('sy-ranking')).toContainText('own_8x_h100');
  const row = page.locator('sy-ranking tr[data-offer^="lambda/own_8x_h100"]');
  await expect(row).toContainText('imported by you');
  await page.getByRole('button', { name: 'Your own prices' }).click();
  await page.getByRole('button', { name: 'Forget this file' }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => offers(page)).toEqual(before);
  for (const url of heard.requests) expect(new URL(url).origin).toBe(origin);
});

test('a file packed with gzip reads the same', async ({ page }) => {
  await open(page);
  await bring(page, 'vms.csv.gz', gzipSync(vms));
  await expect(page.locator('sy-import')).toContainText('2 rows read, 1 kept');
});

test('what is no such file is refused with its place, and the answer stays', async ({ page }) => {
  await open(page);
  const before = await offers(page);
  await bring(page, 'vms.csv', Buffer.from('\ufffe' + 'a,b\n', 'utf16le'));
  await expect(page.locator('sy-import [role=alert]')).toContainText('UTF-16');
  await page.keyboard.press('Escape');
  expect(await offers(page)).toEqual(before);
});
