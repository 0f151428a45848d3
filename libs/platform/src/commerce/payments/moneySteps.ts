import type { Currency } from '@forecourt/domain';
import type { Logger } from 'pino';
import { pollSeconds, maxBeginSeconds, graceSeconds, later } from './moneyTimes.ts';
import type { Payment, PaymentFacts, PaymentPort } from '../../ports/paymentPort.ts';

/**
 * State of the money of an attempt. `authorised`: blocked on the card, not captured. `release-due` and `refund-due`: to
 * be returned, not yet confirmed by the provider.
 */
export type Money = 'none' | 'authorised' | 'captured' | 'release-due' | 'released' | 'refund-due' | 'refunded';

/** The columns of an attempt to pay that concern its money. */
export interface MoneyRow {
  id: string;
  siteSlug: string;
  state: string;
  money: Money;
  amountCents: number;
  currency: Currency;
  sessionId: string | null;
  sessionExpiresAt: Date | null;
  paymentId: string | null;
  createdAt: Date;
  endedAt: Date | null;
  tries: number;
}

/** Columns that the steps change. */
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
  /** Updates a row, unless its state has changed meanwhile. @returns null if it has */
  move(row: Row, to: MoneyChange): Promise<Row | null>;
}

/** The row after a step; null where another process was faster; 'waits' where nothing is to be done now. */
export type Step<Row> = Promise<Row | null | 'waits'>;

/** A payment that is authorised or captured. */
export interface PaidMoney extends Payment {
  state: 'authorised' | 'captured';
}

export interface MoneyStepDeps<Row> {
  store: MoneyStore<Row>;
  payments: PaymentPort;
  log: Logger;
  /** Log fields of a row, without personal data. */
  facts: (row: Row) => object;
  /** Called when the expected amount was paid. */
  paid: (row: Row, money: PaidMoney, now: Date) => Step<Row>;
  /** Called when the payment was captured. */
  captured: (row: Row, now: Date) => Step<Row>;
  /** Log message for a failed capture. */
  captureFailedMessage: string;
}

const keyOf = (what: string, { id, tries }: MoneyRow): string => `${what}:${id}:${tries}`;

const isPaid = (facts: PaymentFacts): facts is PaidMoney => facts.state === 'authorised' || facts.state === 'captured';

/** The steps of a payment. Each makes one call to the provider and stores its outcome. */
export function moneySteps<Row extends MoneyRow>({ store, payments, log, facts, ...parts }: MoneyStepDeps<Row>) {
  /** Ends an unsuccessful attempt. A payment found nevertheless is returned. */
  function end(row: Row, state: 'failed' | 'abandoned', now: Date, found?: PaidMoney): Step<Row> {
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
    /** Checks the payment page. */
    async pay(row: Row, now: Date): Step<Row> {
      if (row.sessionId === null) {
        return later(row.createdAt, maxBeginSeconds) <= now ? end(row, 'failed', now) : 'waits';
      }
      let found = await payments.facts(row.sessionId);
      const isOver = row.sessionExpiresAt !== null && later(row.sessionExpiresAt, graceSeconds) <= now;
      if (found.state === 'open' && isOver) {
        await payments.expire(row.sessionId);
        found = await payments.facts(row.sessionId);
      }
      if (isPaid(found)) {
        const { amountCents, currency, reservationId } = found;
        if (amountCents === row.amountCents && currency === row.currency.toLowerCase() && reservationId === row.id) {
          return parts.paid(row, found, now);
        }
        log.error(facts(row), 'A payment is not the one that was asked for, and goes back');
        return end(row, 'failed', now, found);
      }
      if (found.state === 'expired') return end(row, found.refused ? 'failed' : 'abandoned', now);
      if (found.state === 'released' || found.state === 'unknown') return end(row, 'failed', now);
      await store.move(row, { dueAt: later(now, found.state === 'open' ? pollSeconds : pollSeconds / 3) });
      return 'waits';
    },

    async capture(row: Row, now: Date): Step<Row> {
      const after = await payments.capture(row.paymentId ?? '', keyOf('capture', row));
      if (after === 'captured') return parts.captured(row, now);
      log.warn({ ...facts(row), after }, parts.captureFailedMessage);
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

    /**
     * Checks for a late payment of an ended attempt. It is returned, because the visitor saw that nothing was charged.
     */
    async checkLatePayment(row: Row, now: Date): Step<Row> {
      if (row.money !== 'none' || row.sessionId === null) return 'waits';
      const found = await payments.facts(row.sessionId);
      return isPaid(found) ? end(row, 'failed', now, found) : 'waits';
    },
  };
}
