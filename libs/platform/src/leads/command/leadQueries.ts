import { and, asc, desc, eq, gt, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import { deliveries, leads } from '../../database/schema/index.ts';
import type { Delivery } from '../../ports/leadPort.ts';
import type { LeadDatabase } from '../../database/leadDatabase.ts';
import type { StoredLead } from '../leadRecord.ts';
import { asDelivery, asLead } from '../leadStore.ts';
import type { LeadFilter, LeadState } from './leadFilter.ts';

export interface LeadWithDeliveries {
  lead: StoredLead;
  state: LeadState;
  deliveries: Delivery[];
}

const pageSize = 500;

/** Written by hand: Drizzle does not qualify columns of a query on one table, so they would mean the inner table. */
const stateOf = sql<LeadState>`(select case
    when count(*) filter (where sent.type not like 'visitor-%') = 0 then 'nowhere'
    when bool_or(sent.state = 'held') then 'held'
    when bool_or(sent.state = 'parked') then 'parked'
    when bool_or(sent.state = 'pending') then 'pending'
    else 'delivered' end
  from deliveries sent where sent.lead_id = leads.id)`;

function conditions({ site, since, state, category }: LeadFilter): SQL | undefined {
  return and(
    site === undefined ? undefined : eq(leads.siteSlug, site),
    since === undefined ? undefined : gte(leads.createdAt, since),
    category === undefined ? undefined : sql`lower(${leads.category}) = lower(${category})`,
    state === undefined ? undefined : sql`${stateOf} = ${state}`,
  );
}

async function withDeliveries(
  database: LeadDatabase,
  rows: readonly { lead: typeof leads.$inferSelect; state: LeadState }[],
): Promise<LeadWithDeliveries[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ lead }) => lead.id);
  const sent = await database
    .select()
    .from(deliveries)
    .where(inArray(deliveries.leadId, ids))
    .orderBy(asc(deliveries.destinationId));
  return rows.map(({ lead, state }) => ({
    lead: asLead(lead),
    state,
    deliveries: sent.filter(({ leadId }) => leadId === lead.id).map(asDelivery),
  }));
}

/** Newest leads first. */
export async function newestLeadsBy(
  database: LeadDatabase,
  filter: LeadFilter,
  limit: number,
): Promise<LeadWithDeliveries[]> {
  const rows = await database
    .select({ lead: leads, state: stateOf })
    .from(leads)
    .where(conditions(filter))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(limit);
  return withDeliveries(database, rows);
}

/** All leads, oldest first, page by page, so that any number of them fits into memory. */
export async function* eachLead(database: LeadDatabase, filter: LeadFilter): AsyncGenerator<LeadWithDeliveries> {
  let after: SQL | undefined;
  for (;;) {
    const rows = await database
      .select({ lead: leads, state: stateOf })
      .from(leads)
      .where(and(conditions(filter), after))
      .orderBy(asc(leads.createdAt), asc(leads.id))
      .limit(pageSize);
    yield* await withDeliveries(database, rows);
    const last = rows.at(-1)?.lead;
    if (!last || rows.length < pageSize) return;
    after = or(gt(leads.createdAt, last.createdAt), and(eq(leads.createdAt, last.createdAt), gt(leads.id, last.id)));
  }
}

/** A lead by its id, or by the id of one of its deliveries. */
export async function findLeadById(database: LeadDatabase, id: string): Promise<LeadWithDeliveries | null> {
  const ofDelivery = database.select({ id: deliveries.leadId }).from(deliveries).where(eq(deliveries.id, id));
  const rows = await database
    .select({ lead: leads, state: stateOf })
    .from(leads)
    .where(or(eq(leads.id, id), inArray(leads.id, ofDelivery)))
    .limit(1);
  return (await withDeliveries(database, rows))[0] ?? null;
}
