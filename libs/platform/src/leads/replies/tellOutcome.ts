import type { ReplyOutcome } from '@forecourt/domain';
import { and, eq } from 'drizzle-orm';
import { deliveries } from '../../database/schema/index.ts';
import type { DeliveryQueue } from '../../jobs/deliveryQueue.ts';
import type { LeadTransaction } from '../../database/leadDatabase.ts';
import { addDelivery } from '../leadStore.ts';
import { note } from '../timeline.ts';
import { visitorDestination } from './visitorDestination.ts';

export interface OutcomeToTell {
  leadId: string;
  siteSlug: string;
  outcome: ReplyOutcome;
  at: Date;
}

/** Tells a visitor what became of a lead, as part of the transaction of what became of it. Once, however often it is called. */
export async function tellOutcome(
  tx: LeadTransaction,
  queue: Pick<DeliveryQueue, 'send'>,
  { leadId, siteSlug, outcome, at }: OutcomeToTell,
): Promise<void> {
  const destination = visitorDestination('mail', outcome);
  const where = and(eq(deliveries.leadId, leadId), eq(deliveries.destinationId, destination.id));
  const [told] = await tx.select({ id: deliveries.id }).from(deliveries).where(where).limit(1);
  if (told) return;
  const lead = { lead_id: leadId, site_slug: siteSlug };
  const deliveryId = await addDelivery(tx, queue, { lead, destination, held: false, at });
  await note(tx, { leadId, deliveryId, at, what: 'added', detail: `The visitor is told: ${outcome}` });
}
