import type { Site } from '@forecourt/domain';
import { and, eq } from 'drizzle-orm';
import { deliveries, leads } from '../database/schema/index.ts';
import { addMissing, type ReplayDeps } from './replay.ts';
import { asLead, deliveryGroup } from './leadStore.ts';
import { addToTimeline } from './timeline.ts';

export interface Released {
  /** Queued deliveries with their destinations. */
  queued: { id: string; destination: string }[];
}

/**
 * Releases a lead that was held as suspected spam: to all its destinations, and to those added to the site since. Safe
 * to call repeatedly and concurrently.
 * @returns null for a lead that is not held
 */
export async function releaseLead(parts: ReplayDeps, leadId: string, site: Site | null): Promise<Released | null> {
  const { database, queue, now } = parts;
  const released = await database.transaction(async (tx) => {
    const isHeld = and(eq(deliveries.leadId, leadId), eq(deliveries.state, 'held'));
    const rows = await tx.select().from(deliveries).where(isHeld).orderBy(deliveries.id).for('update');
    for (const { id, siteSlug, destinationId, attempts } of rows) {
      await tx.update(deliveries).set({ state: 'pending', nextAttemptAt: now() }).where(eq(deliveries.id, id));
      await addToTimeline(tx, {
        leadId,
        deliveryId: id,
        at: now(),
        what: 'released',
        detail: 'Found to be good, by hand',
      });
      await queue.send(
        tx,
        { deliveryId: id, seen: attempts.length, failures: 0 },
        deliveryGroup(siteSlug, destinationId),
      );
    }
    return rows;
  });
  if (released.length === 0) return null;
  const queued = released.map(({ id, destinationId }) => ({ id, destination: destinationId }));
  const [row] = await database.select().from(leads).where(eq(leads.id, leadId)).limit(1);
  const missing = row && site ? await addMissing(parts, asLead(row), site) : [];
  return { queued: [...queued, ...missing] };
}
