import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import {
  purchaseDrafts,
  reservations,
  savedSearches,
  visitorSessions,
  watchlistEntries,
} from '../../database/schema/index.ts';
import type { ReservationState } from '../../ports/reservationPort.ts';
import type { Money } from '../../commerce/payments/moneySteps.ts';
import type { ForgottenData } from '../../ports/watchlistPort.ts';
import type { ListOwner } from './watchlistStore.ts';

const day = 86_400_000;

const underWay: readonly ReservationState[] = ['paying', 'held', 'completed'];
const unsuccessful: ReservationState[] = ['failed', 'abandoned', 'lost', 'refused'];
const nothingTaken: Money[] = ['none', 'released'];

/** The order has a payment under way or holds its vehicle, so it must be kept. */
const isNeeded = sql`exists (select 1 from ${reservations} where ${reservations.siteSlug} = ${purchaseDrafts.siteSlug}
  and ${reservations.draftId} = ${purchaseDrafts.id} and ${inArray(reservations.state, [...underWay])})`;

/** Deletes the data of a phone on a site that need not be kept, in one transaction. */
export function forgetVisitor(
  db: Db,
  { siteSlug, phone }: ListOwner,
  now: Date,
): Promise<Omit<ForgottenData, 'further'>> {
  return db.transaction(async (tx) => {
    const vehicles = await tx
      .delete(watchlistEntries)
      .where(and(eq(watchlistEntries.siteSlug, siteSlug), eq(watchlistEntries.phone, phone)))
      .returning({ id: watchlistEntries.carId });
    const searches = await tx
      .delete(savedSearches)
      .where(and(eq(savedSearches.siteSlug, siteSlug), eq(savedSearches.phone, phone)))
      .returning({ id: savedSearches.id });
    const orders = await tx
      .delete(purchaseDrafts)
      .where(and(eq(purchaseDrafts.siteSlug, siteSlug), eq(purchaseDrafts.phone, phone), sql`not ${isNeeded}`))
      .returning({ id: purchaseDrafts.id });
    // After a day the payment page is closed, so nobody needs to know whose attempt it was.
    const attempts = await tx
      .delete(reservations)
      .where(
        and(
          eq(reservations.siteSlug, siteSlug),
          eq(reservations.visitorPhone, phone),
          inArray(reservations.state, unsuccessful),
          inArray(reservations.money, nothingTaken),
          isNull(reservations.leadId),
          isNull(reservations.dueAt),
          lt(sql`coalesce(${reservations.sessionExpiresAt}, ${reservations.createdAt})`, new Date(now.getTime() - day)),
        ),
      )
      .returning({ id: reservations.id });
    const sessions = await tx
      .delete(visitorSessions)
      .where(and(eq(visitorSessions.siteSlug, siteSlug), eq(visitorSessions.phone, phone)))
      .returning({ id: visitorSessions.id });
    return {
      vehicles: vehicles.length,
      searches: searches.length,
      orders: orders.length,
      attempts: attempts.length,
      sessions: sessions.length,
    };
  });
}
