import { and, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { RetainedKind } from '../../config/retentionConfig.ts';
import {
  appointments,
  deliveries,
  leads,
  leadTimeline,
  onlinePayments,
  phoneReveals,
  reservations,
  tradeIns,
  watchlistEntries,
} from '../../database/schema/index.ts';

/** How rows of one kind grow old. */
export interface Retained {
  table: PgTable;
  /** From when their days are counted. */
  since: PgColumn;
  /** Rows that nothing under way needs. */
  isFree: SQL;
  /** Column that names a row, and the columns of other tables that lead to it: their rows go with it. */
  id?: PgColumn;
  parts?: readonly { table: PgTable; column: PgColumn }[];
}

const hasMoneyAtRest = (money: PgColumn): SQL => sql`${money} not in ('authorised', 'release-due', 'refund-due')`;

export const retained: Readonly<Record<RetainedKind, Retained>> = {
  enquiries: {
    table: leads,
    since: leads.createdAt,
    // What never reached the dealer waits for a person.
    isFree: sql`not exists (select 1 from ${deliveries} where ${deliveries.leadId} = ${leads.id}
      and ${deliveries.state} in ('pending', 'parked'))`,
    id: leads.id,
    parts: [
      { table: appointments, column: appointments.leadId },
      { table: leadTimeline, column: leadTimeline.leadId },
      { table: deliveries, column: deliveries.leadId },
    ],
  },
  payments: {
    table: onlinePayments,
    since: onlinePayments.createdAt,
    isFree: sql`${onlinePayments.state} <> 'paying' and ${onlinePayments.dueAt} is null
      and ${hasMoneyAtRest(onlinePayments.money)}`,
  },
  'phone-numbers-shown': { table: phoneReveals, since: phoneReveals.at, isFree: sql`true` },
  reservations: {
    table: reservations,
    since: reservations.createdAt,
    isFree: sql`${reservations.state} not in ('paying', 'held') and ${reservations.dueAt} is null
      and ${hasMoneyAtRest(reservations.money)}`,
  },
  'trade-ins': { table: tradeIns, since: tradeIns.createdAt, isFree: sql`${tradeIns.state} <> 'open'` },
  'watched-vehicles': { table: watchlistEntries, since: watchlistEntries.savedAt, isFree: sql`true` },
};

/** Rows of a kind that have been kept long enough. */
export function isPast({ since, isFree }: Retained, days: number, now: Date): SQL {
  return and(lt(since, new Date(now.getTime() - days * 86_400_000)), isFree) ?? isFree;
}
