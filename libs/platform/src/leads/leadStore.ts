import type { Lead, LeadDestination } from '@forecourt/domain';
import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { deliveries, leads } from '../database/schema/index.ts';
import type { Delivery, DeliveryState, VisitorDestination } from '../ports/leadPort.ts';
import { queueName, type DeliveryQueue } from '../jobs/deliveryQueue.ts';
import type { LeadDatabase, LeadTransaction } from '../database/leadDatabase.ts';
import { currentRequestId } from '../logs/requestId.ts';
import { addToTimeline } from './timeline.ts';

export const deliveryGroup = (siteSlug: string, destinationId: string) => `${siteSlug}/${destinationId}`;

export async function findByKey(database: LeadDatabase, siteSlug: string, key: string): Promise<Lead | null> {
  const where = and(eq(leads.siteSlug, siteSlug), eq(leads.idempotencyKey, key));
  const [row] = await database.select().from(leads).where(where).limit(1);
  return row ? asLead(row) : null;
}

/** A lead with the id of the request that made it. */
export async function findLeadOfRequest(
  database: LeadDatabase,
  siteSlug: string,
  leadId: string,
): Promise<{ lead: Lead; requestId: string | null } | null> {
  const where = and(eq(leads.siteSlug, siteSlug), eq(leads.id, leadId));
  const [row] = await database.select().from(leads).where(where).limit(1);
  return row ? { lead: asLead(row), requestId: row.requestId } : null;
}

export const findLead = async (database: LeadDatabase, siteSlug: string, leadId: string): Promise<Lead | null> =>
  (await findLeadOfRequest(database, siteSlug, leadId))?.lead ?? null;

export interface LeadToStore {
  lead: Lead;
  key: string;
  destinations: readonly LeadDestination[];
  /** Replies to the visitor. @default none */
  replies?: readonly VisitorDestination[];
  /** Why a reply is not sent. */
  withheld?: string | null;
  /** Further writes in the same transaction, such as an appointment. If it throws, nothing is stored. */
  alongside?: (tx: LeadTransaction) => Promise<void>;
}

export interface DeliveryToAdd {
  lead: Pick<Lead, 'lead_id' | 'site_slug'>;
  destination: Pick<LeadDestination | VisitorDestination, 'id' | 'type'>;
  held: boolean;
  at: Date;
}

/** Stores a delivery of a lead to a destination, and queues it unless the lead is held. */
export async function addDelivery(
  tx: LeadTransaction,
  queue: Pick<DeliveryQueue, 'send'>,
  { lead, destination, held, at }: DeliveryToAdd,
): Promise<string> {
  const id = randomUUID();
  await tx.insert(deliveries).values({
    id,
    leadId: lead.lead_id,
    siteSlug: lead.site_slug,
    destinationId: destination.id,
    type: destination.type,
    state: held ? 'held' : 'pending',
    nextAttemptAt: held ? null : at,
  });
  if (!held) {
    await queue.send(tx, { deliveryId: id, seen: 0, failures: 0 }, deliveryGroup(lead.site_slug, destination.id));
  }
  return id;
}

/**
 * Stores the lead, a delivery for each destination and a job for each delivery, in the caller's transaction.
 * @returns false when a lead with that key exists already
 */
export async function addLead(
  tx: LeadTransaction,
  queue: Pick<DeliveryQueue, 'send'>,
  { lead, key, destinations, replies = [], withheld = null, alongside }: LeadToStore,
): Promise<boolean> {
  const { created_at, ...data } = lead;
  const inserted = await tx
    .insert(leads)
    .values({
      id: lead.lead_id,
      siteSlug: lead.site_slug,
      idempotencyKey: key,
      category: lead.category,
      subcategory: lead.subcategory,
      carId: lead.car_id,
      carDealershipId: lead.car_dealership_id,
      locationId: lead.location_id,
      quarantined: lead.quarantined,
      requestId: currentRequestId(),
      data,
      createdAt: created_at,
    })
    .onConflictDoNothing({ target: [leads.siteSlug, leads.idempotencyKey] })
    .returning({ id: leads.id });
  if (inserted.length === 0) return false;
  await alongside?.(tx);

  const held = lead.quarantined !== null;
  const names = destinations.map(({ id }) => id).join(', ') || 'no destination';
  await addToTimeline(tx, {
    leadId: lead.lead_id,
    deliveryId: null,
    at: created_at,
    what: held ? 'held' : 'accepted',
    detail: lead.quarantined === null ? `for ${names}` : `${lead.quarantined} Kept from ${names}`,
  });
  if (withheld !== null) {
    await addToTimeline(tx, {
      leadId: lead.lead_id,
      deliveryId: null,
      at: created_at,
      what: 'withheld',
      detail: withheld,
    });
  }
  for (const destination of [...destinations, ...replies]) {
    await addDelivery(tx, queue, { lead, destination, held, at: created_at });
  }
  return true;
}

/** The same in a transaction of its own. */
export function storeLead(database: LeadDatabase, queue: DeliveryQueue, lead: LeadToStore): Promise<boolean> {
  return database.transaction((tx) => addLead(tx, queue, lead));
}

/** Newest leads of all sites with their deliveries. */
export async function newestLeads(
  database: LeadDatabase,
  limit: number,
): Promise<{ lead: Lead; deliveries: Delivery[] }[]> {
  const rows = await database.select().from(leads).orderBy(desc(leads.createdAt), desc(leads.id)).limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const sent = await database
    .select()
    .from(deliveries)
    .where(inArray(deliveries.leadId, ids))
    .orderBy(deliveries.destinationId);
  return rows.map((row) => ({
    lead: asLead(row),
    deliveries: sent.filter((delivery) => delivery.leadId === row.id).map(asDelivery),
  }));
}

/** Pending deliveries that were due before the given moment and have no job. */
export async function overdueDeliveries(
  database: LeadDatabase,
  before: Date,
): Promise<(typeof deliveries.$inferSelect)[]> {
  // Column names are qualified by hand: Drizzle leaves the table out, and `id` would be the job's.
  const hasJob = sql`exists (select 1 from pgboss.job where job.name = ${queueName} and job.state < 'completed'
    and job.singleton_key = deliveries.id || ':' || jsonb_array_length(deliveries.attempts))`;
  const where = and(eq(deliveries.state, 'pending'), lt(deliveries.nextAttemptAt, before), sql`not ${hasJob}`);
  return database.select().from(deliveries).where(where).orderBy(asc(deliveries.nextAttemptAt)).limit(500);
}

export function asLead(row: typeof leads.$inferSelect): Lead {
  return { ...row.data, created_at: row.createdAt };
}

export function asDelivery(row: typeof deliveries.$inferSelect): Delivery {
  return {
    id: row.id,
    lead_id: row.leadId,
    site_slug: row.siteSlug,
    destination: row.destinationId,
    type: row.type as Delivery['type'],
    state: row.state as DeliveryState,
    attempts: row.attempts.map((attempt) => ({ ...attempt, at: new Date(attempt.at) })),
    next_attempt_at: row.nextAttemptAt,
  };
}
