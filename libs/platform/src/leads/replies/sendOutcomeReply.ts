import type { ReplyOutcome } from '@forecourt/domain';
import { and, eq } from 'drizzle-orm';
import { deliveries } from '../../database/schema/index.ts';
import type { DeliveryQueue } from '../../jobs/deliveryQueue.ts';
import type { LeadTransaction } from '../../database/leadDatabase.ts';
import { addDelivery } from '../leadStore.ts';
import { addToTimeline } from '../timeline.ts';
import { visitorDestination } from './visitorDestination.ts';

export interface OutcomeReply {
  leadId: string;
  siteSlug: string;
  outcome: ReplyOutcome;
  at: Date;
}

/** Queues a mail that tells the visitor the outcome of a lead, in the transaction of that outcome. Idempotent. */
export async function sendOutcomeReply(
  tx: LeadTransaction,
  queue: Pick<DeliveryQueue, 'send'>,
  { leadId, siteSlug, outcome, at }: OutcomeReply,
): Promise<void> {
  const destination = visitorDestination('mail', outcome);
  const where = and(eq(deliveries.leadId, leadId), eq(deliveries.destinationId, destination.id));
  const [existing] = await tx.select({ id: deliveries.id }).from(deliveries).where(where).limit(1);
  if (existing) return;
  const lead = { lead_id: leadId, site_slug: siteSlug };
  const deliveryId = await addDelivery(tx, queue, { lead, destination, held: false, at });
  await addToTimeline(tx, { leadId, deliveryId, at, what: 'added', detail: `The visitor is told: ${outcome}` });
}
