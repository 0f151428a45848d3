import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { dataFolder, type SiteSlug } from './address.ts';

const root = join(import.meta.dirname, '../../../..');

/** What one tab of a browser did on a site, as the operator's command exports it: its columns by their names. */
export async function exportedEvents(slug: SiteSlug, tab: string): Promise<Record<string, string>[]> {
  const since = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['tools/operate/operate.ts', 'events', 'export', '--site', slug, '--since', since, '--csv'],
    { cwd: root, env: { NODE_ENV: 'production', FORECOURT_DATA: dataFolder }, maxBuffer: 50_000_000 },
  );
  const [head = '', ...lines] = stdout.trim().split('\n');
  const names = head.trim().split(',');
  const rows = lines.map((line) => line.trim().split(','));
  return rows
    .map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])))
    .filter((row) => row['tab'] === tab);
}
