import { join } from 'node:path';
import { temporaryFolder } from '../../testing/temporaryFolder.ts';
import type { OpenedDatabase } from '../database.ts';
import { takeOwnership } from '../ownerLock.ts';
import { serveDatabase } from '../socket.ts';
import { openMemory } from './openMemory.ts';

export interface RunningHost extends OpenedDatabase {
  /** A temporary folder, with the data folder in it. */
  folder: string;
  dataFolder: string;
}

/** The database of a host that runs, as commands find it: this process owns the data folder and lets others in. */
export async function openRunningHost(): Promise<RunningHost> {
  const folder = temporaryFolder();
  const dataFolder = join(folder, 'data');
  const lock = takeOwnership(dataFolder);
  const database = await openMemory();
  const served = await serveDatabase({ ...database, pglite: database.pglite!, lock });
  return {
    ...database,
    folder,
    dataFolder,
    async close() {
      await served.close();
      lock.release();
      await database.close();
    },
  };
}
