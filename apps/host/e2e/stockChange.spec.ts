import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataFolder, siteUrl } from './support/address.ts';
import { askSite, search } from './support/wire.ts';

const root = join(import.meta.dirname, '../../..');
const columns = ['stocknum', 'name', 'make', 'model', 'car_type', 'year', 'price', 'status'];

/** Imports one dealer's feed into the running host's data, as an operator does. */
async function importFeed(rows: readonly (readonly string[])[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-'));
  try {
    const file = join(folder, 'stock.csv');
    await writeFile(file, [columns, ...rows].map((row) => row.join(',')).join('\n'));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['tools/import/import.ts', file, '--site', 'granite-nissan'],
      { cwd: root, env: { NODE_ENV: 'production', FORECOURT_DATA: dataFolder } },
    );
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test('a feed imported while the host runs changes its pages and its search at once', async ({ page }) => {
  const row = (price: string) => [
    'ZZ9001',
    '2024 Nissan Patrol Warrior',
    'Nissan',
    'Patrol',
    'used',
    '2024',
    price,
    'in_stock',
  ];
  const imported = await importFeed([row('88990')]);
  expect(imported).toContain('1 new');

  const found = () => search('granite-nissan', { query: 'ZZ9001' });
  await expect.poll(async () => (await found()).nbHits, { timeout: 15_000 }).toBe(1);
  const [car] = (await found()).hits;
  const address = siteUrl('granite-nissan', `/cars/${car?.slug}`);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Patrol');
  await expect(page.getByRole('main')).toContainText('$88,990');
  expect((await askSite('granite-nissan', '/sitemap.xml')).text).toContain(address);

  expect(await importFeed([row('84990')])).toContain('1 changed');
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('main')).toContainText('$84,990', { timeout: 500 });
  }).toPass({ timeout: 15_000 });
});
