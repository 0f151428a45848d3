import { devices, expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataFolder, siteUrl } from './support/address.ts';
import { ask, postJson } from './support/wire.ts';
import { open } from './support/ready.ts';

const root = join(import.meta.dirname, '../../..');
const phone = devices['Pixel 5'];
/** Machines are not counted. */
const person = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 Safari/605.1.15' };
const visit = (over: object = {}) => ({
  visit: { path: '/compare', figures: [{ name: 'LCP', value: 4_600, target: 'main>h1' }], ...over },
});

/** Rows of the report as the page shows them, cell by cell, of one kind of page. */
async function shown(...kind: string[]): Promise<string[][]> {
  const { text } = await ask('localhost', '/demo/vitals');
  const rows = text.match(/<tr>.*?<\/tr>/gs) ?? [];
  const cells = rows.map((row) =>
    [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replace(/<!-- -->/g, '').replace(/&gt;/g, '>')),
  );
  return cells.filter((row) => kind.every((part, at) => row[at] === part));
}

test('the figures of a visit are counted by page and device, and judged as search engines do', async () => {
  for (let count = 0; count < 3; count += 1)
    expect((await postJson('coastline-caravans', '/api/events', visit(), person)).status).toBe(204);
  const [row] = await shown('coastline-caravans', 'compare', 'desk');
  expect(row?.[3]).toBe('Largest contentful paint (LCP)');
  expect(Number(row?.[4])).toBeGreaterThanOrEqual(3);
  expect(row?.slice(5, 7)).toEqual(['4750 ms', 'poor']);
  expect(row?.[7]).toMatch(/^main>h1 \(\d+\)$/);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/operate/operate.ts', 'vitals', '--site', 'coastline-caravans'],
    { cwd: root, env: { NODE_ENV: 'production', FORECOURT_DATA: dataFolder } },
  );
  expect(stdout).toMatch(/coastline-caravans +compare +desk +LCP +\d+ +4750 ms +poor +main>h1 \(\d+\)/);
});

test('reports that are wrong, forged or from elsewhere are refused with a reason', async () => {
  const refused = async (body: object, headers: Record<string, string> = person) => {
    const { status, text } = await postJson('coastline-caravans', '/api/events', body, headers);
    return [status, text];
  };
  expect(await refused(visit({ path: '/search?q=mia' }))).toEqual([
    400,
    '{"error":"The visit cannot be read at \'path\'."}',
  ]);
  expect(await refused(visit({ figures: [{ name: 'LCP', value: 1, target: 'Call me' }] }))).toEqual([
    400,
    '{"error":"The visit cannot be read at \'figures.0.target\'."}',
  ]);
  expect((await refused(visit(), { ...person, origin: 'http://sunrise-kia.localhost' }))[0]).toBe(403);
});

test('a script of another company that is over its budget is named with what it cost', async () => {
  const tags = [{ name: 'chat', kilobytes: 9_000, isPartial: false, milliseconds: 12 }];
  expect((await postJson('sunrise-kia', '/api/events', visit({ tags }), person)).status).toBe(204);
  const { text } = await ask('localhost', '/demo/vitals');
  expect(text.replace(/<!-- -->/g, '')).toMatch(
    /<strong>sunrise-kia<\/strong>, chat: \d+ kB and \d+ ms without an answer in each of \d+ visits, over its budget in [1-9]/,
  );
});

test('a real visit on a phone reports what it measured when its page is hidden', async ({ browser }) => {
  const context = await browser.newContext({ ...phone });
  // The browser of the tests says that a program drives it, and such visits are not counted.
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
  const page = await context.newPage();
  const measured = page.waitForRequest(
    (request) => request.url().endsWith('/api/events') && request.method() === 'POST',
  );
  // It comes when nothing else is left to do.
  const library = page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes('interactionTarget'),
  );
  await open(page, siteUrl('coastline-caravans', '/privacy-policy?q=mia'));
  await library;
  await page.getByRole('heading', { level: 1 }).click();
  // As on a phone whose visitor turns to another app.
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const body = (await measured).postDataJSON() as { visit: { path: string; figures: { name: string }[] } };
  expect(body.visit.path).toBe('/privacy-policy');
  const names = body.visit.figures.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']));
  await expect
    .poll(async () => (await shown('coastline-caravans', 'privacy-policy', 'phone')).map((row) => row[3]))
    .toEqual(expect.arrayContaining(['Largest contentful paint (LCP)', 'Time to first byte (TTFB)']));
  await context.close();
});

test('a chat that was begun is measured, and one that was not is neither loaded nor measured', async ({ browser }) => {
  const context = await browser.newContext(phone);
  await context.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { value: false }));
  const page = await context.newPage();
  const library = page.waitForResponse(
    async (answer) => answer.url().endsWith('.js') && (await answer.text()).includes('interactionTarget'),
  );
  await open(page, siteUrl('sunrise-kia', '/service'));
  await library;
  const chat = page.getByRole('button', { name: 'Start chat' });
  await expect(chat).toBeVisible({ timeout: 15_000 });
  await expect(page.locator('script[data-tag]')).toHaveCount(0);
  await chat.click();
  await expect(page.getByRole('log', { name: 'Conversation' })).toBeVisible();
  const measured = page.waitForRequest((request) => (request.postData() ?? '').includes('"visit"'));
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  const body = (await measured).postDataJSON() as { visit: { tags: object[] } };
  expect(body.visit.tags).toEqual([
    { name: 'chat', kilobytes: expect.any(Number), isPartial: false, milliseconds: expect.any(Number) },
  ]);
  await context.close();
});
