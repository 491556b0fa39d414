// The first screen answers, and answers what the command answers.
import type { Answer, Field, Opening, Row } from '../../web/src/engine/documents';
import type { Further } from '../../web/src/engine/explanation';
import { fromFragment } from '../../web/src/state/link';
import standing from '../../data/scenarios/default.json';
import { steelyard } from './command';
import { expect, field, offers, open, rows, test } from './page';

/** Rows that the page shows unless it is asked for more. */
const rowsShown = 30;

function ask(question: unknown): Answer {
  return JSON.parse(steelyard(['ask', '-'], question)) as Answer;
}

function fields(): Field[] {
  const said = JSON.parse(steelyard(['fields'])) as Field[] | Pick<Opening, 'fields'>;
  return Array.isArray(said) ? said : said.fields;
}

test('answers the standing question without a click and says what it assumes', async ({ page }) => {
  await open(page);
  expect(await rows(page).count()).toBeGreaterThan(5);
  await expect(page.locator('sy-headline h1')).not.toBeEmpty();
  await expect(page.locator('sy-headline')).toContainText('200 h a month for 1 month');
  await expect(page.locator('sy-headline')).toContainText('on demand');
  await expect(page.locator('sy-why')).toContainText('node hours');
});

test('shows the rows of the command, in its order and with its totals', async ({ page }) => {
  await open(page);
  const answer = ask({ ...standing, limit: rowsShown });
  expect(await offers(page)).toEqual(answer.ranking.map((row) => row.offer));
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  const totals = await page.locator('sy-ranking .total').evaluateAll((cells) => cells.map((cell) => cell.textContent ?? ''));
  for (const [i, row] of answer.ranking.entries()) {
    if (row.total.amount === null) expect(totals[i]).not.toMatch(/\d/);
    else expect(totals[i]).toContain(money.format(row.total.amount as unknown as number));
  }
  const ranks = await page.locator('sy-ranking tr[data-offer] .rank').allTextContents();
  expect(ranks).toEqual(answer.ranking.map((row) => (row.rank === null ? '–' : String(row.rank))));
});

test('a changed question is in the address, and the command answers it alike', async ({ page }) => {
  await open(page);
  await field(page, 'Months').fill('3');
  await field(page, 'Months').press('Tab');
  await page.locator('sy-question').getByLabel('spot', { exact: true }).check();
  await expect(page).toHaveURL(/require\.options:on_demand,spot/);
  const fragment = new URL(page.url()).hash;
  const linked = fromFragment(fragment, fields());
  expect(linked?.dropped).toEqual([]);
  const answer = ask({ ...linked?.question, limit: rowsShown });
  await expect.poll(() => offers(page)).toEqual(answer.ranking.map((row) => row.offer));

  await page.goto('about:blank');
  await open(page, fragment);
  expect(await offers(page)).toEqual(answer.ranking.map((row) => row.offer));
  await expect(field(page, 'Months')).toHaveValue('3');
});

test('counts what is left out, and a button brings some of it back', async ({ page }) => {
  await open(page);
  const { excluded } = ask(standing);
  const items = page.locator('sy-excluded li');
  await expect(items).toHaveCount(excluded.length);
  const option = excluded.find(({ reason }) => reason === 'option');
  expect(option?.regained).toBeGreaterThan(0);
  const before = ask(standing).counts.qualified;
  await page.locator('sy-excluded').getByRole('button', { name: /any purchase option/ }).click();
  await expect(page.locator('sy-headline')).toContainText(
    `${new Intl.NumberFormat('en').format(before + (option?.regained ?? 0))} offers answer`);
});

test('a chosen offer shows its bill beside the table and moves no row', async ({ page }) => {
  await open(page);
  const third = rows(page).nth(2);
  const place = await third.boundingBox();
  await third.getByRole('button').click();
  const offer = await third.getAttribute('data-offer');
  await expect(page.locator('sy-why h2').first()).toContainText((offer ?? '').split('/')[1] ?? '');
  expect(await third.boundingBox()).toEqual(place);
  const answer = ask({ ...standing, limit: 3 });
  const lines = page.locator('sy-why section').first().locator('tr');
  const given = answer.ranking[2]?.bill?.filter(({ state }) => state !== 'not_given') ?? [];
  await expect(lines).toHaveCount(given.length + 1);
  await expect(page.locator('sy-why section').first()).toContainText('Not given, so not counted');
});

// Slices of an L4 at AWS have both figures, with a source each; a whole one there has the nominal alone.
test('the evidence of an offer tells its memory by two figures, and says which is not known', async ({ page }) => {
  const memory = page.locator('sy-evidence section').filter({ hasText: 'Memory of each card or slice' }).locator('li');
  await open(page, '#v=1&q=workload.accelerator.slices:true;workload.accelerator.models:nvidia-l4-pcie-24;require.providers:aws;limit:400');
  await page.getByRole('searchbox').fill('g6f.4xlarge');
  await page.locator('tr[data-offer^="aws/g6f.4xlarge/"] button').first().click();
  await expect(memory).toHaveText([/^12 GB nominal.+/, /^11,444 MiB usable, as the vendor shows it.+/]);
  await page.getByRole('searchbox').fill('g6.xlarge');
  await page.locator('tr[data-offer^="aws/g6.xlarge/"] button').first().click();
  await expect(memory).toHaveText([/^24 GB nominal.+/, /^usable size not known$/]);
});

test('shows more rows when asked, and says how many there are', async ({ page }) => {
  await open(page);
  const { counts } = ask({ ...standing, limit: 2 * rowsShown });
  await expect(page.locator('sy-ranking .more')).toContainText(`${rowsShown} of ${counts.qualified} shown`);
  await page.locator('sy-ranking').getByRole('button', { name: `Show ${rowsShown} more` }).click();
  await expect(rows(page)).toHaveCount(2 * rowsShown);
  await expect(page).toHaveURL(new RegExp(`limit:${2 * rowsShown}`));
});

test('offers without a price stand last, under a line of their own', async ({ page }) => {
  const question = { require: { providers: ['huawei', 'oci'] }, include_marked: true };
  const answer = ask({ ...question, limit: 400 });
  expect(answer.counts.unpriced).toBeGreaterThan(0);
  await open(page, `#v=1&q=require.providers:huawei,oci;include_marked:true;limit:400`);
  expect(await offers(page)).toEqual(answer.ranking.map((row) => row.offer));
  const last = page.locator('sy-ranking tbody').last();
  await expect(last.locator('tr.line')).toContainText('no published price');
  await expect(last.locator('tr[data-offer]')).toHaveCount(answer.counts.unpriced);
  await expect(last.locator('.rank').first()).toHaveText('–');
  await expect(last.locator('.total').first()).toHaveText('price not published');
});

test('a chosen offer that no longer answers stays in sight and says why not', async ({ page }) => {
  await open(page);
  await rows(page).nth(2).getByRole('button').click();
  const title = page.locator('sy-why h2').first();
  const chosen = await title.textContent();
  await page.locator('sy-question').getByLabel('on demand', { exact: true }).uncheck();
  await page.locator('sy-question').getByLabel('spot', { exact: true }).check();
  await expect(page.locator('sy-why')).toContainText('This offer does not answer the question');
  await expect(page.locator('sy-why')).toContainText('another purchase option');
  await expect(title).toHaveText(chosen ?? '');
});

test('says when the shown offer pays, as the command does', async ({ page }) => {
  await open(page, '#v=1&q=workload.accelerator.models:nvidia-h100-sxm5-80;workload.accelerator.count:8;' +
    'workload.profile.1:500;workload.profile.4:100;require.providers:aws');
  const pays = page.locator('sy-pays');
  await expect(pays.getByRole('heading', { name: 'When it pays' })).toBeVisible();
  const { ranking: [row] } = JSON.parse(steelyard(['ask', '-'], {
    workload: { accelerator: { models: ['nvidia-h100-sxm5-80'], count: 8 }, profile: { 1: 500, 4: 100 } },
    require: { providers: ['aws'] }, limit: 1, want: ['break_even', 'mix'],
  })) as { ranking: [Row & Further] };
  await expect(pays.locator('li')).toHaveCount(row.break_even.against.length);
  await expect(pays).toContainText(new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(Number(row.mix?.amount)));
  // Another offer, another comparison; the question stays the person's.
  const fragment = new URL(page.url()).hash;
  await rows(page).nth(1).getByRole('button').click();
  await expect(pays.getByRole('heading', { name: 'When it pays' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe(fragment);
});
