import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import { holdDemo } from './database/demoLock.ts';
import { takeOwnership } from './database/ownerLock.ts';
import type { Closers } from './openConfigured.ts';

/**
 * Takes what one host alone may have where the database is PostgreSQL: its data folder, and the demo on the database.
 * @throws with one sentence that says what to do when another host has it
 */
export async function holdPlace(
  { databaseUrl, dataFolder, demo, standIn }: Pick<Config, 'databaseUrl' | 'dataFolder' | 'demo' | 'standIn'>,
  log: Logger,
  closers: Closers,
): Promise<void> {
  if (databaseUrl === null) return;
  // The folder holds more than an embedded database: the index of the search, pictures, the demo's outbox.
  const folder = takeOwnership(dataFolder);
  closers.push(async () => folder.release());
  // Hosts with one stand-in and one secret do not take each other's payments and codes.
  if (!demo || standIn !== null) return;
  const held = await holdDemo({ url: databaseUrl, log: (message) => log.warn(message) });
  closers.push(() => held.release());
}
