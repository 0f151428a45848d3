import type { Db } from '../../database/database.ts';
import { checkDatabase, openPageCheck } from './checkDatabase.ts';
import { checkStorage } from './checkStorage.ts';
import { openProbe, partCacheMs, type Probe } from './openProbe.ts';

/** What keeps what visitors send. */
export type StorePart = 'database' | 'rows' | 'storage';

export interface StoreProbesDeps {
  db: Db;
  dataFolder: string;
  now: () => Date;
  /** Milliseconds that each has to answer. */
  patience: number;
}

/** Milliseconds for which the checks hold that read more than a row. */
const longerMs = 5_000;

const rescue =
  'Stop this host, save what can be read with `npm run backup -- --salvage`, and restore that or the newest backup into an empty data folder';

/** Whether what visitors send can be stored: of hosts and of workers. */
export function storeProbes({ db, dataFolder, now, patience }: StoreProbesDeps): Record<StorePart, Probe> {
  return {
    database: openProbe({
      check: () => checkDatabase(db),
      advice: 'See that the database runs, that it can be reached, and that its disk has room.',
      patience,
      cacheMs: partCacheMs,
      now,
    }),
    rows: openProbe({
      check: openPageCheck(db),
      advice: `Where it says so of a page, a file of the database is damaged. ${rescue}; of PostgreSQL, restore its own copy.`,
      patience,
      cacheMs: longerMs,
      now,
    }),
    storage: openProbe({
      check: () => checkStorage(dataFolder),
      advice: 'Make room on the disk of the data folder, and let this user write there.',
      patience,
      cacheMs: longerMs,
      now,
    }),
  };
}
