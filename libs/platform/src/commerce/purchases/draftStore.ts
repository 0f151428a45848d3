import type { Site } from '@forecourt/domain';
import type { Entries, FormStep } from '@forecourt/purchase/model';
import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { purchaseDrafts } from '../../database/schema/index.ts';
import { deviceHash } from '../../secrets/devices.ts';
import type { DraftState, PurchaseVisitor } from '../../ports/purchasePort.ts';

export type DraftRow = typeof purchaseDrafts.$inferSelect;

const idShape = /^[0-9a-f-]{36}$/;

const lifetimeMs = 60 * 86_400_000;

/** Drafts of this visitor: those of the device that belong to no other phone, and those of the phone on any device. */
function ownedBy({ device, phone }: PurchaseVisitor): SQL | undefined {
  const hash = deviceHash(device);
  const notAnothers = phone === null ? undefined : or(isNull(purchaseDrafts.phone), eq(purchaseDrafts.phone, phone));
  const ofDevice = hash === null ? sql`false` : and(eq(purchaseDrafts.deviceHash, hash), notAnothers);
  return phone === null ? ofDevice : or(ofDevice, eq(purchaseDrafts.phone, phone));
}

/** Orders in the database. Every read takes the site and the visitor. */
export function openDraftStore(db: Db, now: () => Date) {
  const mine = (site: Site, visitor: PurchaseVisitor) =>
    and(eq(purchaseDrafts.siteSlug, site.slug), ownedBy(visitor), gt(purchaseDrafts.expiresAt, now()));

  const newestOf = async (site: Site, visitor: PurchaseVisitor, which: SQL) => {
    const [row] = await db
      .select()
      .from(purchaseDrafts)
      .where(and(mine(site, visitor), which))
      .orderBy(sql`${purchaseDrafts.savedAt} desc nulls last`, desc(purchaseDrafts.createdAt), desc(purchaseDrafts.id))
      .limit(1);
    if (!row || visitor.phone === null || row.phone !== null) return row ?? null;
    await db
      .update(purchaseDrafts)
      .set({ phone: visitor.phone })
      .where(and(eq(purchaseDrafts.id, row.id), isNull(purchaseDrafts.phone)));
    return { ...row, phone: visitor.phone };
  };

  return {
    byCar: (site: Site, carId: string, visitor: PurchaseVisitor) =>
      newestOf(site, visitor, eq(purchaseDrafts.carId, carId)),

    async byId(site: Site, id: string, visitor: PurchaseVisitor): Promise<DraftRow | null> {
      return idShape.test(id) ? newestOf(site, visitor, eq(purchaseDrafts.id, id)) : null;
    },

    /** Creates a draft; concurrent calls create one. */
    async begin(site: Site, carId: string, visitor: PurchaseVisitor, hash: string): Promise<void> {
      const at = now();
      const slot = and(
        eq(purchaseDrafts.siteSlug, site.slug),
        eq(purchaseDrafts.carId, carId),
        eq(purchaseDrafts.deviceHash, hash),
      );
      await db.delete(purchaseDrafts).where(and(slot, lte(purchaseDrafts.expiresAt, at)));
      if (visitor.phone !== null) {
        // On a shared device, another phone's draft stays with that phone.
        await db
          .update(purchaseDrafts)
          .set({ deviceHash: null })
          .where(and(slot, ne(purchaseDrafts.phone, visitor.phone)));
      }
      await db
        .insert(purchaseDrafts)
        .values({
          id: randomUUID(),
          siteSlug: site.slug,
          carId,
          deviceHash: hash,
          phone: visitor.phone,
          state: 'open',
          createdAt: at,
          expiresAt: new Date(at.getTime() + lifetimeMs),
        })
        .onConflictDoNothing();
    },

    /** Stores the answers of a step. Storing the same answers again makes no new version. */
    async saveStep(row: DraftRow, step: FormStep, entries: Entries): Promise<void> {
      const at = now();
      const answers = sql`${JSON.stringify(entries)}::jsonb`;
      await db
        .update(purchaseDrafts)
        .set({
          steps: sql`${purchaseDrafts.steps} || jsonb_build_object(${step}::text, ${answers})`,
          version: sql`${purchaseDrafts.version} + (${purchaseDrafts.steps}->${step}::text is distinct from ${answers})::int`,
          savedAt: at,
          expiresAt: new Date(at.getTime() + lifetimeMs),
        })
        .where(and(eq(purchaseDrafts.id, row.id), inArray(purchaseDrafts.state, ['open', 'paying'])));
    },

    /** Records that a deposit is being paid. */
    async startPaying(row: DraftRow, reservationId: string): Promise<void> {
      const known = sql`${purchaseDrafts.reservations} @> ${JSON.stringify([reservationId])}::jsonb`;
      await db
        .update(purchaseDrafts)
        .set({
          state: 'paying',
          reservations: sql`case when ${known} then ${purchaseDrafts.reservations}
            else ${purchaseDrafts.reservations} || ${JSON.stringify([reservationId])}::jsonb end`,
        })
        .where(and(eq(purchaseDrafts.id, row.id), inArray(purchaseDrafts.state, ['open', 'paying'])));
    },

    /** Sets the state. A reopened draft gets a new version, so that its next payment is a new reservation. */
    async moveTo(row: DraftRow, state: DraftState): Promise<void> {
      await db
        .update(purchaseDrafts)
        .set({ state, version: row.version + (state === 'open' ? 1 : 0) })
        .where(
          and(
            eq(purchaseDrafts.id, row.id),
            eq(purchaseDrafts.version, row.version),
            eq(purchaseDrafts.state, row.state),
          ),
        );
    },

    async forget(site: Site, carId: string, visitor: PurchaseVisitor): Promise<number> {
      const gone = await db
        .delete(purchaseDrafts)
        .where(and(mine(site, visitor), eq(purchaseDrafts.carId, carId), ne(purchaseDrafts.state, 'ordered')))
        .returning({ id: purchaseDrafts.id });
      return gone.length;
    },

    async sweep(): Promise<number> {
      const gone = await db
        .delete(purchaseDrafts)
        .where(lte(purchaseDrafts.expiresAt, now()))
        .returning({ id: purchaseDrafts.id });
      return gone.length;
    },
  };
}

export type DraftStore = ReturnType<typeof openDraftStore>;
