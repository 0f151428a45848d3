import type { Site } from '@forecourt/domain';
import { and, desc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { tradeIns } from '../../database/schema/index.ts';
import type { LeadTransaction } from '../../database/leadDatabase.ts';
import { deviceHash } from '../../secrets/devices.ts';
import type { PurchaseVisitor } from '../../ports/purchasePort.ts';

export type TradeInRow = typeof tradeIns.$inferSelect;
type Changes = Partial<typeof tradeIns.$inferInsert>;

const lifetimeMs = 60 * 86_400_000;

/** Trade-ins of this visitor: those of the phone on any device, and those of the device without a phone. */
function ownedBy({ device, phone }: PurchaseVisitor): SQL | undefined {
  const hash = deviceHash(device);
  const ofDevice = hash === null ? sql`false` : and(eq(tradeIns.deviceHash, hash), isNull(tradeIns.phone));
  return phone === null ? ofDevice : or(ofDevice, eq(tradeIns.phone, phone));
}

/** Storage of trade-ins. Every read is limited to a site and a visitor. */
export function openTradeInStore(db: Db, now: () => Date) {
  const mine = (site: Site, visitor: PurchaseVisitor) =>
    and(eq(tradeIns.siteSlug, site.slug), ownedBy(visitor), gt(tradeIns.expiresAt, now()));
  const expiry = () => new Date(now().getTime() + lifetimeMs);
  const newest = [desc(tradeIns.createdAt), desc(tradeIns.id)];

  return {
    async newest(site: Site, visitor: PurchaseVisitor): Promise<TradeInRow | null> {
      const [row] = await db
        .select()
        .from(tradeIns)
        .where(mine(site, visitor))
        .orderBy(...newest)
        .limit(1);
      return row ?? null;
    },

    /** Creates a trade-in; concurrent calls create one. */
    async begin(site: Site, visitor: PurchaseVisitor, hash: string, carId: string | null): Promise<void> {
      const at = now();
      const place = and(eq(tradeIns.siteSlug, site.slug), eq(tradeIns.deviceHash, hash), eq(tradeIns.state, 'open'));
      await db.delete(tradeIns).where(and(place, lte(tradeIns.expiresAt, at)));
      // On a shared device, another phone's open trade-in stays with that phone.
      const ofOthers = visitor.phone === null ? isNotNull(tradeIns.phone) : ne(tradeIns.phone, visitor.phone);
      await db.update(tradeIns).set({ deviceHash: null }).where(and(place, ofOthers));
      await db
        .insert(tradeIns)
        .values({
          id: randomUUID(),
          siteSlug: site.slug,
          deviceHash: hash,
          phone: visitor.phone,
          carId,
          createdAt: at,
          expiresAt: expiry(),
        })
        .onConflictDoNothing();
    },

    /** Changes an open trade-in, and assigns it to the visitor's phone. @returns false if it is not open any more */
    async change({ id }: TradeInRow, { phone }: PurchaseVisitor, changes: Changes): Promise<boolean> {
      const done = await db
        .update(tradeIns)
        .set({ ...changes, expiresAt: expiry(), ...(phone === null ? {} : { phone }) })
        .where(and(eq(tradeIns.id, id), eq(tradeIns.state, 'open')))
        .returning({ id: tradeIns.id });
      return done.length > 0;
    },

    /** Marks a trade-in as decided, in the lead's transaction. @returns false if it was decided or changed meanwhile */
    async decide(
      tx: LeadTransaction,
      row: TradeInRow,
      { phone }: PurchaseVisitor,
      state: 'accepted' | 'asked',
      leadId: string,
    ): Promise<boolean> {
      const result = sql`${JSON.stringify(row.result)}::jsonb`;
      const same = and(eq(tradeIns.id, row.id), eq(tradeIns.state, 'open'), sql`${tradeIns.result} = ${result}`);
      const done = await tx
        .update(tradeIns)
        .set({ state, leadId, decidedAt: now(), expiresAt: expiry(), ...(phone === null ? {} : { phone }) })
        .where(same)
        .returning({ id: tradeIns.id });
      return done.length > 0;
    },

    async markStored({ id }: TradeInRow): Promise<void> {
      await db.update(tradeIns).set({ keptAt: now() }).where(eq(tradeIns.id, id));
    },

    /** The newest accepted trade-in, of one plate or of any. */
    async accepted(site: Site, visitor: PurchaseVisitor, rego: string | null): Promise<TradeInRow | null> {
      const [row] = await db
        .select()
        .from(tradeIns)
        .where(
          and(mine(site, visitor), eq(tradeIns.state, 'accepted'), rego === null ? undefined : eq(tradeIns.rego, rego)),
        )
        .orderBy(desc(tradeIns.decidedAt))
        .limit(1);
      return row ?? null;
    },

    async byPhone(site: Site, phone: string): Promise<TradeInRow[]> {
      const shown = or(ne(tradeIns.state, 'open'), isNotNull(tradeIns.keptAt));
      return db
        .select()
        .from(tradeIns)
        .where(and(mine(site, { device: null, phone }), shown))
        .orderBy(...newest)
        .limit(50);
    },

    /** Deletes a visitor's open trade-ins. @returns the deleted rows */
    async deleteOpen(site: Site, visitor: PurchaseVisitor): Promise<TradeInRow[]> {
      return db
        .delete(tradeIns)
        .where(and(mine(site, visitor), eq(tradeIns.state, 'open')))
        .returning();
    },

    async sweep(): Promise<number> {
      const over = await db
        .select({ id: tradeIns.id })
        .from(tradeIns)
        .where(lte(tradeIns.expiresAt, now()))
        .limit(1_000);
      const ids = over.map(({ id }) => id);
      if (ids.length > 0) await db.delete(tradeIns).where(inArray(tradeIns.id, ids));
      return ids.length;
    },
  };
}

export type TradeInStore = ReturnType<typeof openTradeInStore>;
