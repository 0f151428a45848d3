import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { rowsOf, type OpenedDatabase } from '../../../database/database.ts';
import { openInventory } from '../../inventory/openInventory.ts';
import { openViews } from '../openViews.ts';
import { itCountsViews } from './countingBehaviour.ts';
import { itTellsLiveFacts } from './liveFactsBehaviour.ts';
import { beforeMidnight, browser, car, siteWith, slug, type ViewFixture } from './viewFixture.ts';

/** What live facts and view counts promise, whichever database they are in. */
export function describeViews(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`views on ${name}`, () => {
    const fixture = {
      clock: { now: beforeMidnight },
      held: new Map(),
      reads: { count: 0 },
      logged: [],
    } as unknown as ViewFixture;
    const log = pino({}, { write: (line) => void fixture.logged.push(line) });

    function host() {
      const { inventory, database, clock, held, reads } = fixture;
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
      fixture.database = await open();
      fixture.inventory = openInventory({ db: fixture.database.db, now: () => new Date(fixture.clock.now) });
      fixture.inventory.changes.start(0, 3_600_000);
      fixture.look = (address = '', userAgent = browser) =>
        fixture.service.view(siteWith(), slug, { count: address !== '', address, userAgent });
      fixture.stored = async () =>
        rowsOf(await fixture.database.db.execute(sql`select day::text as day, views from vehicle_views order by day`));
    }, 120_000);
    beforeEach(async () => {
      await fixture.database.db.execute(sql`delete from vehicle_views`);
      await fixture.inventory.upsert([car()]);
      fixture.clock.now = beforeMidnight;
      fixture.held.clear();
      fixture.logged.splice(0);
      fixture.service = host();
      fixture.elsewhere = host();
      fixture.reads.count = 0;
    });
    afterEach(async () => {
      await fixture.service.close();
      await fixture.elsewhere.close();
    });
    afterAll(async () => {
      await fixture.inventory.changes.stop();
      await fixture.database.close();
    });

    itTellsLiveFacts(fixture);
    itCountsViews(fixture);
  });
}
