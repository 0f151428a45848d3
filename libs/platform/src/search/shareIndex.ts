import type { Logger } from 'pino';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { Db } from '../database/database.ts';
import { installationId } from '../database/openSettings.ts';
import { describeFault } from '../logs/personalData.ts';
import { openSharedIndex, shareEveryMs } from './sharedIndex.ts';

export interface ShareIndexDeps {
  config: Pick<Config, 'dataFolder' | 'search' | 'sharedIndexFolder'>;
  db: Db;
  now: () => Date;
  log: Pick<Logger, 'info' | 'warn'>;
}

/** Where a host keeps its index. */
export const indexFile = ({ dataFolder }: Pick<Config, 'dataFolder'>): string =>
  join(dataFolder, 'search', 'index.sqlite');

/**
 * Begins a new host with the index of another, where hosts have a folder for it, and shares its own from then on. To be
 * called before the search is opened. A fault of that folder is logged: the host then builds its index itself.
 * @returns starts sharing once the index is whole; that returns what ends it
 */
export async function shareIndex({ config, db, now, log }: ShareIndexDeps): Promise<() => () => Promise<void>> {
  const { sharedIndexFolder: folder } = config;
  if (folder === null || config.search.algolia) return () => () => Promise.resolve();
  const shared = openSharedIndex({ folder, file: indexFile(config), installation: await installationId(db), now });
  const tell = (fault: unknown) => log.warn({ part: 'search', ...describeFault(fault) }, 'The index cannot be shared');
  await shared.adopt().then((taken) => taken && log.info({ part: 'search' }, 'Began with the shared index'), tell);
  return () => {
    const share = () => void shared.share().catch(tell);
    share();
    const timer = setInterval(share, shareEveryMs).unref();
    return () => Promise.resolve(clearInterval(timer));
  };
}
