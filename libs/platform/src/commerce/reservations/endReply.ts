import type { Site } from '@forecourt/domain';
import { eq } from 'drizzle-orm';
import { leads } from '../../database/schema/index.ts';
import type { DeliveryQueue } from '../../jobs/deliveryQueue.ts';
import type { LeadTransaction } from '../../database/leadDatabase.ts';
import { destinationsFor } from '../../leads/destinationsFor.ts';
import { addLead, asLead } from '../../leads/leadStore.ts';
import { sendOutcomeReply } from '../../leads/replies/sendOutcomeReply.ts';
import { cancellationLead } from './reservationLead.ts';
import type { ReservationRow } from './reservationRow.ts';

const outcomes = { lapsed: 'reservation-lapsed', refunded: 'reservation-refunded' } as const;

/**
 * Queues what is said of the end of a hold, in the transaction that ends it: a mail to the visitor, and to the dealer a
 * lead of its own where the visitor cancelled.
 * @param siteOf the site of a slug; null for one that was removed
 */
export function openEndReply(queue: Pick<DeliveryQueue, 'send'>, siteOf: (slug: string) => Site | null) {
  /** Goes wherever the dealer was told of the reservation, so it is made of that lead. */
  async function notifyDealer(tx: LeadTransaction, row: ReservationRow, at: Date): Promise<void> {
    const site = siteOf(row.siteSlug);
    const [stored] = await tx.select().from(leads).where(eq(leads.id, row.id)).limit(1);
    if (!site || !stored) return;
    const lead = cancellationLead(row, asLead(stored), site, at);
    await addLead(tx, queue, {
      lead,
      key: `reservation:${row.id}:cancelled`,
      destinations: destinationsFor(site, lead),
    });
  }

  return async (tx: LeadTransaction, row: ReservationRow): Promise<void> => {
    if (row.leadId === null || (row.state !== 'lapsed' && row.state !== 'refunded')) return;
    const at = row.endedAt ?? row.createdAt;
    await sendOutcomeReply(tx, queue, { leadId: row.leadId, siteSlug: row.siteSlug, outcome: outcomes[row.state], at });
    if (row.cancelledBy === 'visitor') await notifyDealer(tx, row, at);
  };
}
