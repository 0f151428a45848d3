import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { rowsOf, type Db } from '../../database/database.ts';
import { appointments } from '../../database/schema/index.ts';
import type { LeadTransaction } from '../../database/leadDatabase.ts';
import type { SlotClaim } from '../../ports/appointmentPort.ts';

/**
 * Books a place for a lead, in the lead's transaction. Concurrent claims of the same time wait until it ends. A lead
 * that has its place already keeps it.
 */
export async function claimSlot(tx: LeadTransaction, claim: SlotClaim): Promise<'claimed' | 'taken'> {
  const { siteSlug, dealershipId, locationId, perSlot, leadId } = claim;
  const start = claim.start.toISOString();
  const name = `appointment ${dealershipId} ${locationId} ${start}`;
  // A separate statement, so that the next one sees rows stored while this one waited.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const claimed = await tx.execute(sql`
    with held as (
      select lead_id, place from appointments
      where dealership_id = ${dealershipId} and location_id = ${locationId} and start = ${start}::timestamptz
    ), taken as (
      insert into appointments (lead_id, site_slug, dealership_id, location_id, start, place)
      select ${leadId}::text, ${siteSlug}::text, ${dealershipId}::text, ${locationId}::text, ${start}::timestamptz, place
      from generate_series(0, ${perSlot}::int - 1) as place
      where (select count(*) from held) < ${perSlot}::int and place not in (select place from held)
      order by place limit 1
      on conflict do nothing
      returning lead_id
    )
    select lead_id from taken union select lead_id from held where lead_id = ${leadId}`);
  return rowsOf(claimed).length > 0 ? 'claimed' : 'taken';
}

/** Frees a lead's place. @returns false when it had none */
export async function releaseSlot(db: Db, leadId: string): Promise<boolean> {
  const gone = await db
    .delete(appointments)
    .where(eq(appointments.leadId, leadId))
    .returning({ id: appointments.leadId });
  return gone.length > 0;
}

export interface BookedPlace {
  dealershipId: string;
  locationId: string;
}

/** Number of booked places at a location between two moments, by the ISO instant of their start. */
export async function bookedBetween(
  db: Db,
  { dealershipId, locationId }: BookedPlace,
  from: Date,
  to: Date,
): Promise<Map<string, number>> {
  const rows = await db
    .select({ start: appointments.start, taken: sql<number>`count(*)`.mapWith(Number) })
    .from(appointments)
    .where(
      and(
        eq(appointments.dealershipId, dealershipId),
        eq(appointments.locationId, locationId),
        gte(appointments.start, from),
        lt(appointments.start, to),
      ),
    )
    .groupBy(appointments.start);
  return new Map(rows.map(({ start, taken }) => [start.toISOString(), taken]));
}
