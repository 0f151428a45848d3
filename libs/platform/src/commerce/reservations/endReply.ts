import type { DeliveryQueue } from '../../jobs/deliveryQueue.ts';
import type { LeadTransaction } from '../../database/leadDatabase.ts';
import { sendOutcomeReply } from '../../leads/replies/sendOutcomeReply.ts';
import type { ReservationRow } from './reservationRow.ts';

const outcomes = { lapsed: 'reservation-lapsed', refunded: 'reservation-refunded' } as const;

/** Queues the mail that a reservation has lapsed or was refunded, in the transaction that ends it. */
export function openEndReply(queue: Pick<DeliveryQueue, 'send'>) {
  return async (tx: LeadTransaction, row: ReservationRow): Promise<void> => {
    if (row.leadId === null || (row.state !== 'lapsed' && row.state !== 'refunded')) return;
    const at = row.endedAt ?? row.createdAt;
    await sendOutcomeReply(tx, queue, { leadId: row.leadId, siteSlug: row.siteSlug, outcome: outcomes[row.state], at });
  };
}
