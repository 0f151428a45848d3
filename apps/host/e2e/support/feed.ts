import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataFolder, type SiteSlug } from './address.ts';

const root = join(import.meta.dirname, '../../../..');
const usualColumns = ['stocknum', 'name', 'make', 'model', 'car_type', 'year', 'price', 'status'];

/** Imports one dealer's feed into the running host's data, as an operator does. Answers what the command said. */
export async function importFeed(
  slug: SiteSlug,
  rows: readonly (readonly string[])[],
  columns: readonly string[] = usualColumns,
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-feed-'));
  try {
    const file = join(folder, 'stock.csv');
    await writeFile(file, [columns, ...rows].map((row) => row.join(',')).join('\n'));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['tools/operate/operate.ts', 'import', file, '--site', slug],
      {
        cwd: root,
        env: { NODE_ENV: 'production', FORECOURT_DATA: dataFolder },
      },
    );
    return stdout;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
