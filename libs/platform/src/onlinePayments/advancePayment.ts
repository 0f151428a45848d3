import type { Logger } from 'pino';
import { backOffSeconds } from '../leads/backOff.ts';
import { describeFault } from '../leads/personalData.ts';
import type { PaymentFacts, PaymentPort } from '../payments/paymentPort.ts';
import { askEverySeconds, beginSeconds } from '../reservations/advance.ts';
import { graceSeconds, later } from '../reservations/reservationStore.ts';
import { cameToNothing, type OnlinePaymentRow } from './onlinePaymentRow.ts';
import type { OnlinePaymentStore } from './onlinePaymentStore.ts';

/** All that an online payment does to the world. */
export interface PaymentEffects {
  store: OnlinePaymentStore;
  payments: PaymentPort;
  /** Stores the lead that tells the dealer, however often it is called. @returns the lead's id */
  keepLead(row: OnlinePaymentRow): Promise<string>;
}

export interface AdvancePaymentParts extends PaymentEffects {
  log: Logger;
  /** From 0 up to 1, to spread retries. */
  chance: () => number;
}

const retries = { firstDelaySeconds: 10, maxDelaySeconds: 3_600 };
/** More than any payment has steps; a wrong turn must not run for ever. */
const mostSteps = 10;

type Step = Promise<OnlinePaymentRow | null | 'waits'>;

/**
 * Brings a payment as far as it can go now: paid, taken, told to the dealer. Each step asks the row what is due, does one
 * thing and writes it down; whoever comes after a crash finds the row before that step or after it, and both are safe to
 * go on from.
 */
export function openAdvancePayment({ store, payments, keepLead, log, chance }: AdvancePaymentParts) {
  const facts = ({ id, siteSlug, state, money }: OnlinePaymentRow) => ({ payment: id, site: siteSlug, state, money });
  const keyOf = (what: string, { id, tries }: OnlinePaymentRow): string => `${what}:${id}:${tries}`;

  /** An attempt that came to nothing; money that came all the same goes back. */
  function end(
    row: OnlinePaymentRow,
    state: 'failed' | 'abandoned',
    now: Date,
    paid: PaymentFacts | null = null,
  ): Step {
    const brought = paid && (paid.state === 'authorised' || paid.state === 'captured') ? paid : null;
    const back = brought?.state === 'captured' ? 'refund-due' : 'release-due';
    return store.move(row, {
      ...{ state, endedAt: row.endedAt ?? now, idempotencyKey: null },
      ...(brought
        ? { money: back, paymentId: brought.paymentId, dueAt: later(now, graceSeconds) }
        : { money: 'none', dueAt: null }),
    });
  }

  async function pay(row: OnlinePaymentRow, now: Date): Step {
    if (row.sessionId === null) {
      return later(row.createdAt, beginSeconds) <= now ? end(row, 'failed', now) : 'waits';
    }
    let found = await payments.look(row.sessionId);
    const isOver = row.sessionExpiresAt !== null && later(row.sessionExpiresAt, graceSeconds) <= now;
    if (found.state === 'open' && isOver) {
      await payments.expire(row.sessionId);
      found = await payments.look(row.sessionId);
    }
    switch (found.state) {
      case 'authorised':
      case 'captured': {
        const { amountCents, currency, reservationId, paymentId } = found;
        if (amountCents === row.amountCents && currency === 'aud' && reservationId === row.id) {
          // Taken in the next step, so that a crash in between leaves the payment's number behind.
          return store.move(row, { money: 'authorised', paymentId, dueAt: later(now, graceSeconds) });
        }
        log.error(facts(row), 'A payment is not the one that was asked for, and goes back');
        return end(row, 'failed', now, found);
      }
      case 'expired':
        return end(row, found.refused ? 'failed' : 'abandoned', now);
      case 'released':
      case 'unknown':
        return end(row, 'failed', now);
      default: {
        await store.move(row, { dueAt: later(now, found.state === 'open' ? askEverySeconds : askEverySeconds / 3) });
        return 'waits';
      }
    }
  }

  async function capture(row: OnlinePaymentRow, now: Date): Step {
    const after = await payments.capture(row.paymentId ?? '', keyOf('capture', row));
    if (after === 'captured') {
      return store.move(row, { state: 'paid', money: 'captured', paidAt: now, dueAt: later(now, graceSeconds) });
    }
    log.warn({ ...facts(row), after }, 'A payment could not be taken');
    const given = { state: 'failed', money: 'released', endedAt: now, dueAt: null, idempotencyKey: null } as const;
    return store.move(row, given);
  }

  async function release(row: OnlinePaymentRow, now: Date): Step {
    const after = await payments.release(row.paymentId ?? '', keyOf('release', row));
    if (after === 'captured') return store.move(row, { money: 'refund-due', dueAt: later(now, graceSeconds) });
    return store.move(row, { money: 'released', dueAt: null });
  }

  async function refund(row: OnlinePaymentRow): Step {
    await payments.refund(row.paymentId ?? '', keyOf('refund', row));
    return store.move(row, { money: 'refunded', dueAt: null });
  }

  async function step(row: OnlinePaymentRow, now: Date): Step {
    if (row.money === 'release-due') return release(row, now);
    if (row.money === 'refund-due') return refund(row);
    if (row.state === 'paying') return row.money === 'authorised' ? capture(row, now) : pay(row, now);
    if (row.state !== 'paid' || row.leadId !== null) return 'waits';
    return store.move(row, { leadId: await keepLead(row), dueAt: null });
  }

  /** Money may come for an attempt that was given up: its visitor was told that nothing was taken, so it goes back. */
  async function lookBack(row: OnlinePaymentRow, now: Date): Step {
    if (!cameToNothing(row.state) || row.money !== 'none' || row.sessionId === null) return 'waits';
    const found = await payments.look(row.sessionId);
    if (found.state !== 'authorised' && found.state !== 'captured') return 'waits';
    return end(row, 'failed', now, found);
  }

  async function postpone(row: OnlinePaymentRow, fault: unknown, now: Date): Promise<void> {
    const tries = row.tries + 1;
    const told = { ...facts(row), tries, ...describeFault(fault) };
    if (tries > 4) log.error(told, 'A step of a payment fails again and again');
    else log.warn(told, 'A step of a payment failed and will be tried again');
    await store.move(row, { tries, dueAt: later(now, backOffSeconds(tries, chance(), retries)) });
  }

  /**
   * @param told somebody says that money moved, also of an attempt that is over
   * @returns false when it is to be tried again later
   */
  return async function advance(id: string, now: Date, told = false): Promise<boolean> {
    let row = await store.find(id);
    for (let steps = 0; row && steps < mostSteps; steps += 1) {
      const before: OnlinePaymentRow = row;
      try {
        let after = await step(before, now);
        if (after === 'waits' && told) after = await lookBack(before, now);
        if (after === 'waits') return true;
        if (after) log.info(facts(after), 'Payment moved on');
        // Null: another process was faster, so look what it made of it.
        row = after ?? (await store.find(id));
      } catch (fault) {
        await postpone(before, fault, now);
        return false;
      }
    }
    return true;
  };
}
