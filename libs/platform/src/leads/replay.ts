import type { Lead, Site } from '@forecourt/domain';
import { eq } from 'drizzle-orm';
import { deliveries } from '../database/schema/index.ts';
import type { DeliveryState } from '../ports/leadPort.ts';
import type { DeliveryQueue } from '../jobs/deliveryQueue.ts';
import { destinationsFor } from './destinationsFor.ts';
import type { LeadDatabase } from '../database/leadDatabase.ts';
import { addDelivery, deliveryGroup } from './leadStore.ts';
import { addToTimeline } from './timeline.ts';

export interface ReplayDeps {
  database: LeadDatabase;
  queue: DeliveryQueue;
  now: () => Date;
}

/** `pending` and `delivered` deliveries are left unchanged. */
export type ReplayOutcome = 'queued' | 'unknown' | 'pending' | 'delivered';

const replayed: Record<Exclude<DeliveryState, 'pending'>, string> = {
  held: 'Sent on by hand',
  parked: 'Put back in the queue by hand',
  delivered: 'Sent again by hand',
};

/**
 * Puts a parked delivery, or one of a held lead, back in the queue, with a new set of tries.
 * @param again also if it was delivered, for a receiver that lost it
 */
export async function replayDelivery(
  { database, queue, now }: ReplayDeps,
  deliveryId: string,
  again = false,
): Promise<ReplayOutcome> {
  return database.transaction(async (tx) => {
    const [row] = await tx.select().from(deliveries).where(eq(deliveries.id, deliveryId)).for('update');
    if (!row) return 'unknown';
    const state = row.state as DeliveryState;
    if (state === 'pending' || (state === 'delivered' && !again)) return state;
    await tx
      .update(deliveries)
      .set({ state: 'pending', nextAttemptAt: now(), deliveredAt: null })
      .where(eq(deliveries.id, deliveryId));
    const entry = { leadId: row.leadId, deliveryId, at: now() };
    await addToTimeline(tx, { ...entry, what: 'replayed', detail: replayed[state] });
    const job = { deliveryId, seen: row.attempts.length, failures: 0 };
    await queue.send(tx, job, deliveryGroup(row.siteSlug, row.destinationId));
    return 'queued';
  });
}

/** Queues a lead for destinations that were added to its site since. */
export async function addMissing(
  { database, queue, now }: ReplayDeps,
  lead: Lead,
  site: Site,
): Promise<{ id: string; destination: string }[]> {
  return database.transaction(async (tx) => {
    const rows = await tx.select().from(deliveries).where(eq(deliveries.leadId, lead.lead_id));
    const known = new Set(rows.map(({ destinationId }) => destinationId));
    const added: { id: string; destination: string }[] = [];
    for (const destination of destinationsFor(site, lead).filter(({ id }) => !known.has(id))) {
      const id = await addDelivery(tx, queue, { lead, destination, held: false, at: now() });
      const entry = { leadId: lead.lead_id, deliveryId: id, at: now() };
      await addToTimeline(tx, { ...entry, what: 'added', detail: `Also for ${destination.id}, by hand` });
      added.push({ id, destination: destination.id });
    }
    return added;
  });
}
