import { expect, test } from 'vitest';
import { ask, postJson } from '../support/wire.ts';

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
    /<strong>sunrise-kia<\/strong>, chat: \d+ kB and \d+ ms of blocked input in each of \d+ visits, over its budget in [1-9]/,
  );
});
