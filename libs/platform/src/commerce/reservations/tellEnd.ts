import type { DeliveryQueue } from '../../jobs/deliveryQueue.ts';
import type { LeadTransaction } from '../../database/leadDatabase.ts';
import { tellOutcome } from '../../leads/replies/tellOutcome.ts';
import type { ReservationRow } from './reservationRow.ts';

const outcomes = { lapsed: 'reservation-lapsed', refunded: 'reservation-refunded' } as const;

/** Tells the visitor of a reservation that it has ended, in the transaction that ends it. */
export function openTellEnd(queue: Pick<DeliveryQueue, 'send'>) {
  return async (tx: LeadTransaction, row: ReservationRow): Promise<void> => {
    if (row.leadId === null || (row.state !== 'lapsed' && row.state !== 'refunded')) return;
    const at = row.endedAt ?? row.createdAt;
    await tellOutcome(tx, queue, { leadId: row.leadId, siteSlug: row.siteSlug, outcome: outcomes[row.state], at });
  };
}
