import { parseArgs } from 'node:util';
import type { Config } from '../../config/config.ts';
import { connectDatabase } from '../../database/socket.ts';
import { checkNamedSite } from '../../config/sites/checkNamedSite.ts';
import { csvHead, csvRows, readEvents, type EventSpan } from './exportEvents.ts';
import { CommandError, isForPeople } from '../../config/commandError.ts';

const usage = `Usage: npm run events -- export --site SITE --since DAY [--until DAY] --csv

  --site     slug of the site
  --since    first day, as 2026-01-31 (from 00:00 UTC), or an instant such as 2026-01-31T08:00:00+08:00
  --until    the day or instant before which it ends; without it, everything since
  --csv      comma-separated values, one event a line, written to the standard output

Write it to a file with: npm run --silent events -- export … --csv > events.csv`;

export interface EventsDeps {
  config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'sitesFolder'>;
  /** Writes the export. Resolves when more can be written. */
  write: (text: string) => Promise<void>;
  /** One finished line for people. */
  say: (line: string) => void;
}

function instant(text: string, option: string): Date {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const date = isDay || isInstant ? new Date(text) : new Date(Number.NaN);
  // `Date` reads 30 February as a day in March.
  const isReal = !Number.isNaN(date.getTime()) && (!isDay || date.toISOString().startsWith(text));
  if (!isReal) throw new CommandError(`--${option} is '${text}', which is no day: write it as 2026-01-31.\n\n${usage}`);
  return date;
}

function readSpan(args: readonly string[], sitesFolder: string): EventSpan {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      site: { type: 'string' },
      since: { type: 'string' },
      until: { type: 'string' },
      csv: { type: 'boolean', default: false },
    },
  });
  const [command, ...others] = positionals;
  if (command !== 'export') throw new CommandError(usage);
  if (others.length > 0) throw new CommandError(`'${others[0]}' is one too many.\n\n${usage}`);
  const { site, since, until, csv } = values;
  if (!site) throw new CommandError(`Name the site with --site.\n\n${usage}`);
  checkNamedSite(site, sitesFolder);
  if (!since) throw new CommandError(`Say from which day on with --since.\n\n${usage}`);
  if (!csv) throw new CommandError(`Say in which form: --csv.\n\n${usage}`);
  const span = { siteSlug: site, since: instant(since, 'since'), until: until ? instant(until, 'until') : null };
  if (span.until && span.until <= span.since) throw new CommandError('--until must be later than --since.');
  return span;
}

/** `npm run events`. @returns exit code: 0 done, 1 failed */
export async function eventsCommand(args: readonly string[], { config, write, say }: EventsDeps): Promise<number> {
  try {
    const span = readSpan(args, config.sitesFolder);
    const database = await connectDatabase({ data: config.dataFolder, databaseUrl: config.databaseUrl });
    try {
      await write(csvHead());
      let count = 0;
      for await (const rows of readEvents(database.db, span)) {
        await write(csvRows(rows));
        count += rows.length;
      }
      say(`${count} ${count === 1 ? 'event' : 'events'} of ${span.siteSlug}.`);
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
