import { and, asc, desc, eq, inArray, isNotNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/database.ts';
import { reservations, vehicles } from '../../database/schema/index.ts';
import { noteChange, takeTurn } from '../../stock/inventory/stockChange.ts';
import type { BroughtMoney } from '../payments/moneySteps.ts';
import { graceSeconds, later } from '../payments/moneyTimes.ts';
import type { PaymentSession } from '../../ports/paymentPort.ts';
import { asRow, holdingStates, isHolding, type NewReservation, type ReservationRow } from './reservationRow.ts';
import { holderOf, limitInTheWay, usualMaxHeld, type Holder, type MaxHeld } from './holdLimits.ts';
import type { HoldLimit } from '../../ports/reservationPort.ts';
import type { WakeQueue } from '../../jobs/wakeQueue.ts';

/** Further columns that a transition writes. */
export type Change = Partial<Omit<ReservationRow, 'id'>>;

/** Every change of a reservation: each method is one transaction, and none undoes what another process did meanwhile. */
export interface ReservationStore {
  find(id: string): Promise<ReservationRow | null>;
  findByKey(siteSlug: string, key: string): Promise<ReservationRow | null>;
  byPhone(siteSlug: string, phone: string): Promise<ReservationRow[]>;
  newest(limit: number): Promise<ReservationRow[]>;
  /** What is to be done now; `everything` that is unfinished when a process starts. */
  due(now: Date, everything: boolean): Promise<ReservationRow[]>;
  heldUntil(dealershipIds: readonly string[], carIds: readonly string[]): Promise<Map<string, Date>>;
  /** @returns the reservation of that key, new or there already */
  create(row: NewReservation): Promise<ReservationRow>;
  keepSession(id: string, session: PaymentSession & { expiresAt: Date; dueAt: Date }): Promise<ReservationRow | null>;
  /** Whose share of held vehicles is used up, or null while one more may be held. */
  fullFor(holder: Holder): Promise<HoldLimit | null>;
  /**
   * Holds the vehicle for a payment. Where somebody else has it or it is gone, the attempt is lost; where too many are
   * held already, it is refused.
   * @returns null when the attempt was no longer being paid for
   */
  hold(row: ReservationRow, payment: BroughtMoney, now: Date): Promise<ReservationRow | null>;
  /** @returns null when the row is not as given any more */
  move(row: ReservationRow, to: Change): Promise<ReservationRow | null>;
}

const dueAtOnce = 500;
/** A vehicle that can be held: there, shown, not sold, and not reserved by its feed's own word. */
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
  /** Called after a change that made a vehicle reserved or free. */
  onStock: () => void;
  /** Called in the transaction that ends a reservation whose dealer and visitor know of it. */
  onEnd: (tx: Transaction, row: ReservationRow) => Promise<void>;
  /** How many vehicles may be held on a site. @default the usual number: whoever holds none need not say */
  maxHeldOn?: (siteSlug: string) => MaxHeld;
}

export function openReservationStore(parts: ReservationStoreDeps): ReservationStore {
  const { db, queue, onStock, onEnd, maxHeldOn = () => usualMaxHeld } = parts;
  /** A transaction, and whether it changed how a vehicle looks. */
  async function inOne(
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
  const asIs = ({ id, state, money }: ReservationRow) =>
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
        .limit(dueAtOnce);
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
      const kept = fresh ?? (await this.findByKey(row.siteSlug, row.idempotencyKey ?? ''));
      if (!kept) throw new Error('The reservation was stored and is gone.');
      return kept;
    },
    keepSession(id, { sessionId, url, expiresAt, dueAt }) {
      return one(
        db
          .update(reservations)
          .set({ sessionId, sessionUrl: url, sessionExpiresAt: expiresAt, dueAt, tries: 0 })
          .where(and(eq(reservations.id, id), eq(reservations.state, 'paying')))
          .returning(),
      );
    },
    fullFor: (holder) => limitInTheWay(db, holder, maxHeldOn(holder.siteSlug)),
    hold(row, { paymentId, cardFingerprint, state: money }, now) {
      return inOne(async (tx) => {
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
        // Whoever holds a vehicle has this turn, on every host: nobody holds another between this count and the hold.
        const refusedFor = isFree
          ? await limitInTheWay(tx, holderOf(row, cardFingerprint), maxHeldOn(row.siteSlug))
          : null;
        const isFirst = isFree && refusedFor === null;
        const dueAt = later(now, graceSeconds);
        const until = later(now, row.holdHours * 3_600);
        const back = money === 'captured' ? 'refund-due' : 'release-due';
        const ended = { state: refusedFor ? 'refused' : 'lost', refusedFor, money: back, endedAt: now } as const;
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
      return inOne(async (tx) => {
        const changesStock = isHolding(row.state) !== isHolding(to.state ?? row.state);
        if (changesStock) await takeTurn(tx);
        const [changed] = await tx
          .update(reservations)
          .set({ tries: 0, ...to })
          .where(asIs(row))
          .returning();
        if (!changed) return [null, false];
        if (changesStock) await noteChange(tx, [row.carId]);
        if (changed.state !== row.state) await onEnd(tx, asRow(changed));
        return [asRow(changed), changesStock];
      });
    },
  };
}
