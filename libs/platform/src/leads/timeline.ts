import { asc, eq } from 'drizzle-orm';
import { leadTimeline } from '../database/schema/index.ts';
import type { LeadDatabase, LeadTransaction } from '../database/leadDatabase.ts';

/**
 * `accepted` and `held` begin a lead. `begun` stands before every call to a destination, so that a call whose process
 * was killed is told too; `delivered`, `failed` and `parked` say how it ended. `overtaken` is the end of a call whose
 * job had been given to another process meanwhile. `withheld` is a reply to the visitor that would have been one too many.
 * `replayed` and `released` are a person's doing, `added` that or a later turn of events.
 */
export type TimelineWhat =
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
  what: TimelineWhat;
  /** Without a word of the visitor's. */
  detail: string;
}

/** Adds a line to a lead's timeline, as part of the transaction of what it tells. */
export async function note(tx: Pick<LeadTransaction, 'insert'>, entry: TimelineEntry): Promise<void> {
  await tx.insert(leadTimeline).values(entry);
}

/** What happened to a lead, oldest first. */
export async function timelineOf(database: LeadDatabase, leadId: string): Promise<TimelineEntry[]> {
  const rows = await database
    .select()
    .from(leadTimeline)
    .where(eq(leadTimeline.leadId, leadId))
    .orderBy(asc(leadTimeline.id));
  return rows.map(({ id: _id, what, ...row }) => ({ ...row, what: what as TimelineWhat }));
}
