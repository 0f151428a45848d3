import { asc, eq } from 'drizzle-orm';
import { leadTimeline } from '../database/schema/index.ts';
import type { LeadDatabase, LeadTransaction } from '../database/leadDatabase.ts';

/**
 * `accepted` and `held` begin a lead. `begun` is written before every call to a destination, so that calls of killed
 * processes are recorded too; `delivered`, `failed` and `parked` end it. `overtaken` ends a call whose job had been
 * given to another process meanwhile. `withheld`: a reply to the visitor was over a limit. `replayed` and `released`
 * are done by a person; `added`: a destination was added, by a person or an outcome.
 */
export type TimelineEvent =
  | 'accepted'
  | 'held'
  | 'withheld'
  | 'begun'
  | 'delivered'
  | 'failed'
  | 'parked'
  | 'overtaken'
  | 'requeued'
  | 'replayed'
  | 'released'
  | 'added';

export interface TimelineEntry {
  leadId: string;
  deliveryId: string | null;
  at: Date;
  what: TimelineEvent;
  /** Quotes nothing that the visitor wrote. */
  detail: string;
}

/** Adds an entry to a lead's timeline, in the transaction of the event. */
export async function addToTimeline(tx: Pick<LeadTransaction, 'insert'>, entry: TimelineEntry): Promise<void> {
  await tx.insert(leadTimeline).values(entry);
}

/** What happened to a lead, oldest first. */
export async function timelineOf(database: LeadDatabase, leadId: string): Promise<TimelineEntry[]> {
  const rows = await database
    .select()
    .from(leadTimeline)
    .where(eq(leadTimeline.leadId, leadId))
    .orderBy(asc(leadTimeline.id));
  return rows.map(({ id: _id, what, ...row }) => ({ ...row, what: what as TimelineEvent }));
}
