import type { Logger } from 'pino';
import type { Config } from './config/config.ts';
import type { Db } from './database/database.ts';
import { everyHour } from './jobs/everyHour.ts';
import { runRetention } from './jobs/retention/deletePast.ts';
import { sweepLimits } from './limits/sweepLimits.ts';
import { describeFault } from './logs/personalData.ts';
import type { Closers } from './openConfigured.ts';
import { sweepPasskeys } from './visitors/passkeys/invitations.ts';

export interface HousekeepingDeps {
  config: Pick<Config, 'keepDays'>;
  db: Db;
  inventory: { changes: { trim(): Promise<unknown> } };
  purchases: { sweep(): Promise<unknown> };
  contentPictures: { sweep(): Promise<unknown> };
  now: () => Date;
  log: Logger;
  closers: Closers;
}

/**
 * Deletes once an hour what is over: old stock changes, counts of limits, personal data past its days, passkeys that
 * nobody uses, orders, pictures that no content uses.
 */
export function startHousekeeping(deps: HousekeepingDeps): void {
  const { config, db, inventory, purchases, contentPictures, now, log, closers } = deps;
  const trimStock = () =>
    inventory.changes.trim().catch((fault: unknown) => {
      log.warn({ part: 'stock', ...describeFault(fault) }, 'Old stock changes could not be deleted');
    });
  const works = [
    trimStock,
    () => sweepLimits(db, now()).catch(() => undefined),
    () => runRetention(db, config.keepDays, now(), log),
    () => sweepPasskeys(db, now()).catch(() => undefined),
    () => purchases.sweep(),
    () => contentPictures.sweep(),
  ];
  for (const work of works) {
    const stop = everyHour(work);
    closers.push(async () => stop());
  }
}
