import { and, asc, desc, eq, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { reservations, vehicles } from '../../database/schema/index.ts';
import { noteChange, takeTurn } from '../../stock/inventory/stockChange.ts';
import type { PaidMoney } from '../payments/moneySteps.ts';
import { graceSeconds, later } from '../payments/moneyTimes.ts';
import type { PaymentSession } from '../../ports/paymentPort.ts';
import { asRow, holdingStates, isHolding, type NewReservation, type ReservationRow } from './reservationRow.ts';
import { holderOf, exceededLimit, defaultMaxHeld, type Holder, type MaxHeld } from './holdLimits.ts';
import type { HoldLimit } from '../../ports/reservationPort.ts';
import type { WakeQueue } from '../../jobs/wakeQueue.ts';

/** Columns that a transition changes. */
export type Change = Partial<Omit<ReservationRow, 'id'>>;

/** Storage of reservations. Each method is one transaction, and none overwrites concurrent changes. */
export interface ReservationStore {
  find(id: string): Promise<ReservationRow | null>;
  findByKey(siteSlug: string, key: string): Promise<ReservationRow | null>;
  byPhone(siteSlug: string, phone: string): Promise<ReservationRow[]>;
  newest(limit: number): Promise<ReservationRow[]>;
  /** Rows with something due now; with `everything`, all unfinished ones, for the start of a process. */
  due(now: Date, everything: boolean): Promise<ReservationRow[]>;
  heldUntil(dealershipIds: readonly string[], carIds: readonly string[]): Promise<Map<string, Date>>;
  /** @returns the reservation with that key, new or existing */
  create(row: NewReservation): Promise<ReservationRow>;
  saveSession(id: string, session: PaymentSession & { expiresAt: Date; dueAt: Date }): Promise<ReservationRow | null>;
  /** The limit of held vehicles that is reached, or null while one more may be held. */
  exceededLimit(holder: Holder): Promise<HoldLimit | null>;
  /**
   * Holds the vehicle for a payment. The attempt is lost where the vehicle is gone or held already, and refused where a
   * limit is reached.
   * @returns null when the reservation was not in the state `paying` any more
   */
  hold(row: ReservationRow, payment: PaidMoney, now: Date): Promise<ReservationRow | null>;
  /** Updates a row, unless its state has changed meanwhile. @returns null if it has */
  move(row: ReservationRow, to: Change): Promise<ReservationRow | null>;
}

const maxDue = 500;
/** Vehicles that can be held: available, visible, not sold, and not reserved in their feed. */
const canBeHeld = and(
  inArray(vehicles.status, ['in_stock', 'coming_soon']),
  eq(vehicles.sold, false),
  eq(vehicles.shown, true),
  sql`(${vehicles.data}->>'reserved') is distinct from 'true'`,
);

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

export interface ReservationStoreDeps {
  db: Db;
  queue: Pick<WakeQueue, 'send'>;
  /** Called after a vehicle became reserved or free. */
  onStock: () => void;
  /** Called when `move` changes the state, in its transaction. */
  onEnd: (tx: Transaction, row: ReservationRow) => Promise<void>;
  /** Limits of held vehicles of a site. @default the default limits */
  maxHeldOn?: (siteSlug: string) => MaxHeld;
}

export function openReservationStore(parts: ReservationStoreDeps): ReservationStore {
  const { db, queue, onStock, onEnd, maxHeldOn = () => defaultMaxHeld } = parts;
  /** Runs a transaction, and notifies if it changed the stock. */
  async function inTransaction(
    work: (tx: Transaction) => Promise<[ReservationRow | null, boolean]>,
  ): Promise<ReservationRow | null> {
    const [row, changedStock] = await db.transaction(work);
    if (changedStock) onStock();
    return row;
  }
  const one = async (rows: Promise<(typeof reservations.$inferSelect)[]>): Promise<ReservationRow | null> => {
    const [row] = await rows;
    return row ? asRow(row) : null;
  };
  const byKey = (siteSlug: string, key: string) =>
    and(eq(reservations.siteSlug, siteSlug), eq(reservations.idempotencyKey, key));
  const unchanged = ({ id, state, money }: ReservationRow) =>
    and(eq(reservations.id, id), eq(reservations.state, state), eq(reservations.money, money));

  return {
    find: (id) => one(db.select().from(reservations).where(eq(reservations.id, id)).limit(1)),
    findByKey: (siteSlug, key) => one(db.select().from(reservations).where(byKey(siteSlug, key)).limit(1)),
    async byPhone(siteSlug, phone) {
      const where = and(eq(reservations.siteSlug, siteSlug), eq(reservations.visitorPhone, phone));
      const rows = await db.select().from(reservations).where(where).orderBy(desc(reservations.createdAt)).limit(50);
      return rows.map(asRow);
    },
    async newest(limit) {
      const rows = await db.select().from(reservations).orderBy(desc(reservations.createdAt)).limit(limit);
      return rows.map(asRow);
    },
    async due(now, everything) {
      const unfinished = and(isNotNull(reservations.dueAt), or(ne(reservations.state, 'held'), sql`lead_id is null`));
      const rows = await db
        .select()
        .from(reservations)
        .where(everything ? or(lte(reservations.dueAt, now), unfinished) : lte(reservations.dueAt, now))
        .orderBy(asc(reservations.dueAt))
        .limit(maxDue);
      return rows.map(asRow);
    },
    async heldUntil(dealershipIds, carIds) {
      if (carIds.length === 0) return new Map();
      const rows = await db
        .select({ carId: reservations.carId, until: reservations.until })
        .from(reservations)
        .where(
          and(
            eq(reservations.state, 'held'),
            inArray(reservations.carId, [...carIds]),
            inArray(reservations.carDealershipId, [...dealershipIds]),
          ),
        );
      return new Map(rows.flatMap(({ carId, until }) => (until ? [[carId, until] as const] : [])));
    },
    async create(row) {
      const fresh = await one(db.insert(reservations).values(row).onConflictDoNothing().returning());
      const stored = fresh ?? (await this.findByKey(row.siteSlug, row.idempotencyKey ?? ''));
      if (!stored) throw new Error('The reservation was stored and is gone.');
      return stored;
    },
    saveSession(id, { sessionId, url, expiresAt, dueAt }) {
      return one(
        db
          .update(reservations)
          .set({ sessionId, sessionUrl: url, sessionExpiresAt: expiresAt, dueAt, tries: 0 })
          .where(and(eq(reservations.id, id), eq(reservations.state, 'paying')))
          .returning(),
      );
    },
    exceededLimit: (holder) => exceededLimit(db, holder, maxHeldOn(holder.siteSlug)),
    hold(row, { paymentId, cardFingerprint, state: money }, now) {
      return inTransaction(async (tx) => {
        await takeTurn(tx);
        const [free] = await tx
          .select({ id: vehicles.id })
          .from(vehicles)
          .where(and(eq(vehicles.id, row.carId), canBeHeld));
        const [held] = await tx
          .select({ id: reservations.id })
          .from(reservations)
          .where(and(eq(reservations.carId, row.carId), inArray(reservations.state, [...holdingStates])));
        const isFree = free !== undefined && held === undefined;
        // The lock covers all hosts, so the count stays exact until the hold is stored.
        const refusedFor = isFree
          ? await exceededLimit(tx, holderOf(row, cardFingerprint), maxHeldOn(row.siteSlug))
          : null;
        const isFirst = isFree && refusedFor === null;
        const dueAt = later(now, graceSeconds);
        const until = later(now, row.holdHours * 3_600);
        const returnMoney = money === 'captured' ? 'refund-due' : 'release-due';
        const ended = { state: refusedFor ? 'refused' : 'lost', refusedFor, money: returnMoney, endedAt: now } as const;
        const paid = { paymentId, cardFingerprint, dueAt, tries: 0 };
        const [changed] = await tx
          .update(reservations)
          .set(
            isFirst
              ? { ...paid, state: 'held', money, heldAt: now, until }
              : { ...paid, ...ended, idempotencyKey: null },
          )
          .where(and(eq(reservations.id, row.id), eq(reservations.state, 'paying')))
          .returning();
        if (!changed) return [null, false];
        if (isFirst) {
          await noteChange(tx, [row.carId]);
          await queue.send(tx, row.id, until);
        }
        return [asRow(changed), isFirst];
      });
    },
    move(row, to) {
      return inTransaction(async (tx) => {
        const changesStock = isHolding(row.state) !== isHolding(to.state ?? row.state);
        if (changesStock) await takeTurn(tx);
        const [changed] = await tx
          .update(reservations)
          .set({ tries: 0, ...to })
          .where(unchanged(row))
          .returning();
        if (!changed) return [null, false];
        if (changesStock) await noteChange(tx, [row.carId]);
        if (changed.state !== row.state) await onEnd(tx, asRow(changed));
        return [asRow(changed), changesStock];
      });
    },
  };
}
