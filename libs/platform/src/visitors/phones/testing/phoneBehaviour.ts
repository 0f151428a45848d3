import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openPhones } from '../openPhones.ts';
import { itLimitsReveals } from './limitingBehaviour.ts';
import { browser, car, now, siteWith, wholeRequest, type PhoneGround } from './phoneGround.ts';
import { itNotesReveals } from './notingBehaviour.ts';
import { itRevealsNumbers } from './revealingBehaviour.ts';

/** What the reveal of phone numbers promises, whichever database it is on. */
export function describePhones(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`phone reveal on ${name}`, () => {
    const ground = { stock: [], said: [] } as unknown as PhoneGround;

    beforeAll(async () => {
      ground.database = await open();
      const log = pino({}, { write: (line) => void ground.said.push(line) });
      const inventory = {
        byIds: async (site: ReturnType<typeof siteWith>, ids: readonly string[]) =>
          ground.stock.filter(
            ({ id, dealership_id }) => ids.includes(id) && site.stockDealershipIds.includes(dealership_id),
          ),
      };
      const host = () =>
        openPhones({ db: ground.database.db, inventory, log, secret: 'a secret of this installation' });
      ground.service = host();
      ground.elsewhere = host();
      ground.ask = (request = wholeRequest, address = '203.0.113.7', site = siteWith()) =>
        ground.service.reveal(site, request, { address, userAgent: browser, now });
    }, 120_000);
    beforeEach(async () => {
      ground.stock.splice(0, ground.stock.length, car());
      ground.said.splice(0);
      await ground.database.db.execute(sql`delete from phone_reveals`);
    });
    afterAll(() => ground.database.close());

    itRevealsNumbers(ground);
    itLimitsReveals(ground);
    itNotesReveals(ground);
  });
}
