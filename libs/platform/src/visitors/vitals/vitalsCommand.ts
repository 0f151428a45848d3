import { judgedDays, wordedVital } from '@forecourt/domain';
import { parseArgs } from 'node:util';
import { CommandError, isForPeople } from '../../config/commandError.ts';
import type { Config } from '../../config/config.ts';
import { checkNamedSite } from '../../config/sites/checkNamedSite.ts';
import { connectDatabase } from '../../database/socket.ts';
import type { TagSummary, VitalSummary } from '../../ports/visitPort.ts';
import { readSummary } from './openVisits.ts';

const usage = `Usage: npm run vitals [-- --site SITE] [--days DAYS]

  --site   slug of the site; without it, all of them
  --days   how many days back, from 1 to 400; without it, 28 as search engines count`;

const dayMs = 86_400_000;

export interface VitalsDeps {
  config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'sitesFolder'>;
  now: () => Date;
  /** One finished line for people. */
  say: (line: string) => void;
}

const vitalTitles = ['site', 'page', 'device', 'figure', 'visits', 'p75', 'verdict', 'most often'];
const vitalCells = (one: VitalSummary): string[] => [
  one.siteSlug,
  one.page,
  one.device,
  one.name,
  String(one.visits),
  wordedVital(one.name, one.p75),
  one.verdict,
  one.elements.map(({ element, count }) => `${element} (${count})`).join(', '),
];

const tagTitles = ['site', 'script', 'visits', 'size', 'blocked', 'over budget'];
const tagCells = (one: TagSummary): string[] => [
  one.siteSlug,
  one.name,
  String(one.visits),
  `${one.isPartial ? 'at least ' : ''}${Math.round(one.kilobytes)} kB`,
  one.milliseconds === null ? 'not told' : `${Math.round(one.milliseconds)} ms`,
  `${one.over} of ${one.visits}`,
];

/** Lines with aligned columns. */
function table(titles: readonly string[], cells: readonly string[][]): string[] {
  const rows = [titles, ...cells];
  const widths = titles.map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

function readArguments(args: readonly string[], sitesFolder: string): { site: string | undefined; days: number } {
  const { values } = parseArgs({ args: [...args], options: { site: { type: 'string' }, days: { type: 'string' } } });
  const { site, days: given = String(judgedDays) } = values;
  const days = Number(given);
  if (!Number.isInteger(days) || days < 1 || days > 400)
    throw new CommandError(`--days is '${given}', which is no number from 1 to 400.\n\n${usage}`);
  if (site !== undefined) checkNamedSite(site, sitesFolder);
  return { site, days };
}

/** `npm run vitals`. @returns exit code: 0 done, 1 failed */
export async function vitalsCommand(args: readonly string[], { config, now, say }: VitalsDeps): Promise<number> {
  try {
    const { site, days } = readArguments(args, config.sitesFolder);
    const database = await connectDatabase({ data: config.dataFolder, databaseUrl: config.databaseUrl });
    try {
      const { vitals, tags } = await readSummary(database.db, new Date(now().getTime() - (days - 1) * dayMs), site);
      if (vitals.length === 0) say('No visit has reported its figures yet.');
      else for (const row of table(vitalTitles, vitals.map(vitalCells))) say(row);
      if (tags.length > 0) for (const row of ['', ...table(tagTitles, tags.map(tagCells))]) say(row);
      return 0;
    } finally {
      await database.close();
    }
  } catch (fault) {
    if (!isForPeople(fault)) throw fault;
    say(fault.message);
    return 1;
  }
}
