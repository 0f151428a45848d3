import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { onlinePayments as table } from '../../database/schema/index.ts';
import type { PaymentSession } from '../../ports/paymentPort.ts';
import { asRow, type NewOnlinePayment, type OnlinePaymentRow } from './onlinePaymentRow.ts';

/** Storage of payments. Each method is one statement, and none overwrites concurrent changes. */
export interface OnlinePaymentStore {
  find(id: string): Promise<OnlinePaymentRow | null>;
  findByKey(siteSlug: string, key: string): Promise<OnlinePaymentRow | null>;
  /** Rows with something due now; with `everything`, all unfinished ones, for the start of a process. */
  due(now: Date, everything: boolean): Promise<OnlinePaymentRow[]>;
  /** @returns the payment with that key, new or existing */
  create(row: NewOnlinePayment & { idempotencyKey: string }): Promise<OnlinePaymentRow>;
  saveSession(id: string, session: PaymentSession & { expiresAt: Date; dueAt: Date }): Promise<OnlinePaymentRow | null>;
  /** Deletes unsuccessful attempts of a phone before the given moment. @returns how many */
  forget(siteSlug: string, visitorPhone: string, before: Date): Promise<number>;
  /** Updates a row, unless its state has changed meanwhile. @returns null if it has */
  move(row: OnlinePaymentRow, to: Partial<Omit<OnlinePaymentRow, 'id'>>): Promise<OnlinePaymentRow | null>;
}

const maxDue = 500;

export function openOnlinePaymentStore(db: Db): OnlinePaymentStore {
  const one = async (rows: Promise<(typeof table.$inferSelect)[]>): Promise<OnlinePaymentRow | null> => {
    const [row] = await rows;
    return row ? asRow(row) : null;
  };
  const findByKey: OnlinePaymentStore['findByKey'] = (siteSlug, key) =>
    one(
      db
        .select()
        .from(table)
        .where(and(eq(table.siteSlug, siteSlug), eq(table.idempotencyKey, key)))
        .limit(1),
    );

  return {
    findByKey,
    find: (id) => one(db.select().from(table).where(eq(table.id, id)).limit(1)),
    async due(now, everything) {
      const rows = await db
        .select()
        .from(table)
        .where(everything ? isNotNull(table.dueAt) : lte(table.dueAt, now))
        .orderBy(asc(table.dueAt))
        .limit(maxDue);
      return rows.map(asRow);
    },
    async create(row) {
      const fresh = await one(db.insert(table).values(row).onConflictDoNothing().returning());
      const stored = fresh ?? (await findByKey(row.siteSlug, row.idempotencyKey));
      if (!stored) throw new Error('The payment was stored and is gone.');
      return stored;
    },
    saveSession: (id, { sessionId, url, expiresAt, dueAt }) =>
      one(
        db
          .update(table)
          .set({ sessionId, sessionUrl: url, sessionExpiresAt: expiresAt, dueAt, tries: 0 })
          .where(and(eq(table.id, id), eq(table.state, 'paying'), eq(table.money, 'none')))
          .returning(),
      ),
    async forget(siteSlug, visitorPhone, before) {
      const gone = await db
        .delete(table)
        .where(
          and(
            ...[eq(table.siteSlug, siteSlug), eq(table.visitorPhone, visitorPhone), isNull(table.dueAt)],
            inArray(table.state, ['failed', 'abandoned']),
            inArray(table.money, ['none', 'released']),
            lt(sql`coalesce(${table.sessionExpiresAt}, ${table.createdAt})`, before),
          ),
        )
        .returning({ id: table.id });
      return gone.length;
    },
    move: ({ id, state, money }, to) =>
      one(
        db
          .update(table)
          .set({ tries: 0, ...to })
          .where(and(eq(table.id, id), eq(table.state, state), eq(table.money, money)))
          .returning(),
      ),
  };
}
