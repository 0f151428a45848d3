import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { rowsOf, type OpenedDatabase } from '../../../database/database.ts';
import { openInventory } from '../../inventory/openInventory.ts';
import { openViews } from '../openViews.ts';
import { itCountsViews } from './countingBehaviour.ts';
import { itTellsLiveFacts } from './liveFactsBehaviour.ts';
import { beforeMidnight, browser, car, siteWith, slug, type ViewGround } from './viewGround.ts';

/** What live facts and view counts promise, whichever database they are in. */
export function describeViews(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`views on ${name}`, () => {
    const ground = {
      clock: { now: beforeMidnight },
      held: new Map(),
      reads: { count: 0 },
      said: [],
    } as unknown as ViewGround;
    const log = pino({}, { write: (line) => void ground.said.push(line) });

    function host() {
      const { inventory, database, clock, held, reads } = ground;
      return openViews({
        db: database.db,
        now: () => new Date(clock.now),
        log,
        heldUntil: async () => held,
        flushEveryMs: 3_600_000,
        inventory: {
          onChange: inventory.onChange,
          bySlug: async (site, of) => {
            reads.count += 1;
            return inventory.bySlug(site, of);
          },
        },
      });
    }

    beforeAll(async () => {
      ground.database = await open();
      ground.inventory = openInventory({ db: ground.database.db, now: () => new Date(ground.clock.now) });
      ground.inventory.changes.start(0, 3_600_000);
      ground.look = (address = '', userAgent = browser) =>
        ground.service.view(siteWith(), slug, { count: address !== '', address, userAgent });
      ground.stored = async () =>
        rowsOf(await ground.database.db.execute(sql`select day::text as day, views from vehicle_views order by day`));
    }, 120_000);
    beforeEach(async () => {
      await ground.database.db.execute(sql`delete from vehicle_views`);
      await ground.inventory.upsert([car()]);
      ground.clock.now = beforeMidnight;
      ground.held.clear();
      ground.said.splice(0);
      ground.service = host();
      ground.elsewhere = host();
      ground.reads.count = 0;
    });
    afterEach(async () => {
      await ground.service.close();
      await ground.elsewhere.close();
    });
    afterAll(async () => {
      await ground.inventory.changes.stop();
      await ground.database.close();
    });

    itTellsLiveFacts(ground);
    itCountsViews(ground);
  });
}
