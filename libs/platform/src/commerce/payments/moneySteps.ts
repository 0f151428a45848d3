import type { Logger } from 'pino';
import { askEverySeconds, beginSeconds, graceSeconds, later } from './moneyTimes.ts';
import type { Payment, PaymentFacts, PaymentPort } from '../../ports/paymentPort.ts';

/**
 * Where the money of an attempt is. `authorised`: blocked on the card, not taken. `release-due` and `refund-due`: it must
 * go back, and the provider has not confirmed that yet.
 */
export type Money = 'none' | 'authorised' | 'captured' | 'release-due' | 'released' | 'refund-due' | 'refunded';

/** An attempt to pay, as far as its money goes. */
export interface MoneyRow {
  id: string;
  siteSlug: string;
  state: string;
  money: Money;
  amountCents: number;
  sessionId: string | null;
  sessionExpiresAt: Date | null;
  paymentId: string | null;
  createdAt: Date;
  endedAt: Date | null;
  tries: number;
}

/** What the steps write down. */
export interface MoneyChange {
  state?: 'failed' | 'abandoned';
  money?: Money;
  paymentId?: string;
  endedAt?: Date;
  dueAt?: Date | null;
  tries?: number;
  idempotencyKey?: null;
}

export interface MoneyStore<Row> {
  find(id: string): Promise<Row | null>;
  /** @returns null when the row is not as given any more */
  move(row: Row, to: MoneyChange): Promise<Row | null>;
}

/** The row after the step, null where another process was faster, or nothing to be done now. */
export type Step<Row> = Promise<Row | null | 'waits'>;

/** Money that a payment page brought. */
export interface BroughtMoney extends Payment {
  state: 'authorised' | 'captured';
}

export interface MoneyStepDeps<Row> {
  store: MoneyStore<Row>;
  payments: PaymentPort;
  log: Logger;
  /** What is told of a row: nothing of its visitor. */
  facts: (row: Row) => object;
  /** The page brought exactly what was asked for. */
  brought: (row: Row, money: BroughtMoney, now: Date) => Step<Row>;
  /** What was authorised has been taken. */
  taken: (row: Row, now: Date) => Step<Row>;
  /** Said where it could not be taken. */
  notTaken: string;
}

const keyOf = (what: string, { id, tries }: MoneyRow): string => `${what}:${id}:${tries}`;

const isBrought = (facts: PaymentFacts): facts is BroughtMoney =>
  facts.state === 'authorised' || facts.state === 'captured';

/** The single steps of money: each does one thing at the provider and writes it down. */
export function moneySteps<Row extends MoneyRow>({ store, payments, log, facts, ...parts }: MoneyStepDeps<Row>) {
  /** An attempt that came to nothing; money that came all the same goes back. */
  function end(row: Row, state: 'failed' | 'abandoned', now: Date, found?: BroughtMoney): Step<Row> {
    return store.move(row, {
      state,
      endedAt: row.endedAt ?? now,
      idempotencyKey: null,
      ...(found
        ? {
            money: found.state === 'captured' ? 'refund-due' : 'release-due',
            paymentId: found.paymentId,
            dueAt: later(now, graceSeconds),
          }
        : { money: 'none', dueAt: null }),
    });
  }

  return {
    /** Looks what became of the payment page. */
    async pay(row: Row, now: Date): Step<Row> {
      if (row.sessionId === null) {
        return later(row.createdAt, beginSeconds) <= now ? end(row, 'failed', now) : 'waits';
      }
      let found = await payments.facts(row.sessionId);
      const isOver = row.sessionExpiresAt !== null && later(row.sessionExpiresAt, graceSeconds) <= now;
      if (found.state === 'open' && isOver) {
        await payments.expire(row.sessionId);
        found = await payments.facts(row.sessionId);
      }
      if (isBrought(found)) {
        const { amountCents, currency, reservationId } = found;
        if (amountCents === row.amountCents && currency === 'aud' && reservationId === row.id) {
          return parts.brought(row, found, now);
        }
        log.error(facts(row), 'A payment is not the one that was asked for, and goes back');
        return end(row, 'failed', now, found);
      }
      if (found.state === 'expired') return end(row, found.refused ? 'failed' : 'abandoned', now);
      if (found.state === 'released' || found.state === 'unknown') return end(row, 'failed', now);
      await store.move(row, { dueAt: later(now, found.state === 'open' ? askEverySeconds : askEverySeconds / 3) });
      return 'waits';
    },

    async capture(row: Row, now: Date): Step<Row> {
      const after = await payments.capture(row.paymentId ?? '', keyOf('capture', row));
      if (after === 'captured') return parts.taken(row, now);
      log.warn({ ...facts(row), after }, parts.notTaken);
      return store.move(row, { state: 'failed', money: 'released', endedAt: now, dueAt: null, idempotencyKey: null });
    },

    async release(row: Row, now: Date): Step<Row> {
      const after = await payments.release(row.paymentId ?? '', keyOf('release', row));
      if (after === 'captured') return store.move(row, { money: 'refund-due', dueAt: later(now, graceSeconds) });
      return store.move(row, { money: 'released', dueAt: null });
    },

    async refund(row: Row): Step<Row> {
      await payments.refund(row.paymentId ?? '', keyOf('refund', row));
      return store.move(row, { money: 'refunded', dueAt: null });
    },

    /** Money may come for an attempt that was given up: its visitor was told that nothing was taken, so it goes back. */
    async lookBack(row: Row, now: Date): Step<Row> {
      if (row.money !== 'none' || row.sessionId === null) return 'waits';
      const found = await payments.facts(row.sessionId);
      return isBrought(found) ? end(row, 'failed', now, found) : 'waits';
    },
  };
}
