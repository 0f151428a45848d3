import type { Site } from '@forecourt/domain';
import { and, eq } from 'drizzle-orm';
import { deliveries, leads } from '../database/schema/index.ts';
import { addMissing, type ReplayDeps } from './replay.ts';
import { asLead, deliveryGroup } from './leadStore.ts';
import { note } from './timeline.ts';

export interface Released {
  /** Ids of the deliveries that are queued now, with their destinations. */
  queued: { id: string; destination: string }[];
}

/**
 * Sends a lead on that was held as suspect: to every destination that it was kept from, and to those its site has got
 * since. However often and wherever it is asked at once, each gets the lead once.
 * @returns null for a lead that is not held
 */
export async function releaseLead(parts: ReplayDeps, leadId: string, site: Site | null): Promise<Released | null> {
  const { database, queue, now } = parts;
  const released = await database.transaction(async (tx) => {
    const isHeld = and(eq(deliveries.leadId, leadId), eq(deliveries.state, 'held'));
    const rows = await tx.select().from(deliveries).where(isHeld).orderBy(deliveries.id).for('update');
    for (const { id, siteSlug, destinationId, attempts } of rows) {
      await tx.update(deliveries).set({ state: 'pending', nextAttemptAt: now() }).where(eq(deliveries.id, id));
      await note(tx, { leadId, deliveryId: id, at: now(), what: 'released', detail: 'Found to be good, by hand' });
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
