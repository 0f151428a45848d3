import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openAppointments } from '../openAppointments.ts';
import { tuesdayMorning, type AppointmentGround } from './appointmentGround.ts';
import { itClaimsTimes } from './claimingBehaviour.ts';
import { itOffersTimes } from './offeringBehaviour.ts';

/** What appointments promise, whichever database they are in. */
export function describeAppointments(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`appointments on ${name}`, () => {
    const ground = { stock: [] } as unknown as AppointmentGround;

    beforeAll(async () => {
      ground.database = await open();
      ground.service = openAppointments({
        db: ground.database.db,
        inventory: {
          byIds: async (site, ids) =>
            ground.stock.filter(
              ({ id, dealership_id }) => ids.includes(id) && site.stockDealershipIds.includes(dealership_id),
            ),
        },
      });
      ground.claim = (leadId, changes) =>
        ground.database.db.transaction((tx) =>
          ground.service.claimSlot(tx, {
            siteSlug: 'harbour-toyota',
            dealershipId: 'dealer-1',
            locationId: 'loc-sales',
            perSlot: 1,
            start: tuesdayMorning,
            leadId,
            ...changes,
          }),
        );
    }, 120_000);
    beforeEach(async () => {
      ground.stock.splice(0);
      await ground.database.db.execute(sql`delete from appointments`);
    });
    afterAll(() => ground.database.close());

    itOffersTimes(ground);
    itClaimsTimes(ground);
  });
}
