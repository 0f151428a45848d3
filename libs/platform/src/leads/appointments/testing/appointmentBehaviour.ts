import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openAppointments } from '../openAppointments.ts';
import { tuesdayMorning, type AppointmentFixture } from './appointmentFixture.ts';
import { itClaimsTimes } from './claimingBehaviour.ts';
import { itOffersTimes } from './offeringBehaviour.ts';

/** What appointments promise, whichever database they are in. */
export function describeAppointments(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`appointments on ${name}`, () => {
    const fixture = { stock: [] } as unknown as AppointmentFixture;

    beforeAll(async () => {
      fixture.database = await open();
      fixture.service = openAppointments({
        db: fixture.database.db,
        inventory: {
          byIds: async (site, ids) =>
            fixture.stock.filter(
              ({ id, dealership_id }) => ids.includes(id) && site.stockDealershipIds.includes(dealership_id),
            ),
        },
      });
      fixture.claim = (leadId, changes) =>
        fixture.database.db.transaction((tx) =>
          fixture.service.claimSlot(tx, {
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
      fixture.stock.splice(0);
      await fixture.database.db.execute(sql`delete from appointments`);
    });
    afterAll(() => fixture.database.close());

    itOffersTimes(fixture);
    itClaimsTimes(fixture);
  });
}
