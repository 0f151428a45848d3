import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openPhones } from '../openPhones.ts';
import { itLimitsReveals } from './limitingBehaviour.ts';
import { browser, car, now, siteWith, wholeRequest, type PhoneFixture } from './phoneFixture.ts';
import { itNotesReveals } from './notingBehaviour.ts';
import { itRevealsNumbers } from './revealingBehaviour.ts';

/** What the reveal of phone numbers promises, whichever database it is on. */
export function describePhones(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`phone reveal on ${name}`, () => {
    const fixture = { stock: [], logged: [] } as unknown as PhoneFixture;

    beforeAll(async () => {
      fixture.database = await open();
      const log = pino({}, { write: (line) => void fixture.logged.push(line) });
      const inventory = {
        byIds: async (site: ReturnType<typeof siteWith>, ids: readonly string[]) =>
          fixture.stock.filter(
            ({ id, dealership_id }) => ids.includes(id) && site.stockDealershipIds.includes(dealership_id),
          ),
      };
      const host = () =>
        openPhones({ db: fixture.database.db, inventory, log, secret: 'a secret of this installation' });
      fixture.service = host();
      fixture.elsewhere = host();
      fixture.ask = (request = wholeRequest, address = '203.0.113.7', site = siteWith()) =>
        fixture.service.reveal(site, request, { address, userAgent: browser, now });
    }, 120_000);
    beforeEach(async () => {
      fixture.stock.splice(0, fixture.stock.length, car());
      fixture.logged.splice(0);
      await fixture.database.db.execute(sql`delete from phone_reveals`);
    });
    afterAll(() => fixture.database.close());

    itRevealsNumbers(fixture);
    itLimitsReveals(fixture);
    itNotesReveals(fixture);
  });
}
