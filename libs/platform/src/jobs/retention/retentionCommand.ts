import { parseArgs } from 'node:util';
import { CommandError, isForPeople } from '../../config/commandError.ts';
import type { Config } from '../../config/config.ts';
import { connectDatabase } from '../../database/socket.ts';
import { countKept, deletePast, type KeptKind } from './deletePast.ts';

const usage = `Usage: npm run retention [-- --now]

  Shows how long each kind of data is kept, and how much has been kept long enough. A host or worker deletes that every
  hour; --now deletes it at once. FORECOURT_KEEP_DAYS says for how long: 'enquiries=730, reservations=2555'.`;

export interface RetentionDeps {
  config: Pick<Config, 'dataFolder' | 'databaseUrl' | 'keepDays'>;
  /** One finished line for people. */
  say: (line: string) => void;
  now: () => Date;
}

const lineOf = ({ kind, days, rows, past }: KeptKind): string =>
  `  ${kind.padEnd(20)} ${(days === null ? 'for good' : `${days} days`).padEnd(12)} ${rows} kept${past > 0 ? `, ${past} long enough` : ''}`;

/** @returns exit code: 0 done, 1 failed */
export async function retentionCommand(args: readonly string[], { config, say, now }: RetentionDeps): Promise<number> {
  try {
    const options = { now: { type: 'boolean', default: false } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    if (positionals.length > 0) throw new CommandError(usage);
    const database = await connectDatabase({ data: config.dataFolder, databaseUrl: config.databaseUrl });
    try {
      const at = now();
      for (const kind of await countKept(database.db, config.keepDays, at)) say(lineOf(kind));
      if (!values.now) return 0;
      const deleted = Object.entries(await deletePast(database.db, config.keepDays, at));
      say(deleted.length === 0 ? 'Nothing was deleted.' : 'Deleted:');
      for (const [kind, count] of deleted) say(`  ${kind.padEnd(20)} ${count}`);
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
