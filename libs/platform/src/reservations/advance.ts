import type { Logger } from 'pino';
import { backOffSeconds } from '../leads/backOff.ts';
import { describeFault } from '../leads/personalData.ts';
import type { PaymentFacts, PaymentPort } from '../payments/paymentPort.ts';
import { cameToNothing, type ReservationRow } from './reservationRow.ts';
import { graceSeconds, later, type ReservationStore } from './reservationStore.ts';

/** All that a reservation does to the world. */
export interface Effects {
  store: ReservationStore;
  payments: PaymentPort;
  /** Stores the lead of a held vehicle, however often it is called. @returns the lead's id */
  keepLead(row: ReservationRow, now: Date): Promise<string>;
}

export interface AdvanceParts extends Effects {
  log: Logger;
  /** From 0 up to 1, to spread retries. */
  chance: () => number;
}

/** How often an open payment page is asked after, in seconds, should neither its visitor nor a message come back. */
export const askEverySeconds = 180;
/** An attempt that has no payment page by then never gets one. */
export const beginSeconds = 240;

const retries = { firstDelaySeconds: 10, maxDelaySeconds: 3_600 };
/** More than any reservation has steps; a wrong turn must not run for ever. */
const mostSteps = 12;

type Step = Promise<ReservationRow | null | 'waits'>;

/**
 * Brings a reservation as far as it can go now. Each step asks the row what is due, does one thing and writes it down;
 * whoever comes after a crash finds the row before that step or after it, and both are safe to go on from.
 */
export function openAdvance({ store, payments, keepLead, log, chance }: AdvanceParts) {
  const facts = ({ id, siteSlug, state, money }: ReservationRow) => ({ reservation: id, site: siteSlug, state, money });
  const keyOf = (what: string, { id, tries }: ReservationRow): string => `${what}:${id}:${tries}`;

  /** An attempt that came to nothing; money that came all the same goes back. */
  function end(row: ReservationRow, state: 'failed' | 'abandoned', now: Date, paid: PaymentFacts | null = null): Step {
    const brought = paid && (paid.state === 'authorised' || paid.state === 'captured') ? paid : null;
    const back = brought?.state === 'captured' ? 'refund-due' : 'release-due';
    return store.move(row, {
      ...{ state, endedAt: row.endedAt ?? now, idempotencyKey: null },
      ...(brought
        ? { money: back, paymentId: brought.paymentId, dueAt: later(now, graceSeconds) }
        : { money: 'none', dueAt: null }),
    });
  }

  async function pay(row: ReservationRow, now: Date): Step {
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
        const { amountCents, currency, reservationId } = found;
        if (amountCents === row.amountCents && currency === 'aud' && reservationId === row.id) {
          return store.hold(row, { ...found, state: found.state }, now);
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
        const dueAt = later(now, found.state === 'open' ? askEverySeconds : askEverySeconds / 3);
        await store.move(row, { dueAt });
        return 'waits';
      }
    }
  }

  async function capture(row: ReservationRow, now: Date): Step {
    const after = await payments.capture(row.paymentId ?? '', keyOf('capture', row));
    if (after === 'captured') return store.move(row, { money: 'captured', dueAt: later(now, graceSeconds) });
    log.warn({ ...facts(row), payment: after }, 'A deposit could not be taken; the vehicle is free again');
    const freed = { state: 'failed', money: 'released', endedAt: now, dueAt: null, idempotencyKey: null } as const;
    return store.move(row, freed);
  }

  async function release(row: ReservationRow, now: Date): Step {
    const after = await payments.release(row.paymentId ?? '', keyOf('release', row));
    if (after === 'captured') return store.move(row, { money: 'refund-due', dueAt: later(now, graceSeconds) });
    return store.move(row, { money: 'released', dueAt: null });
  }

  async function refund(row: ReservationRow): Step {
    await payments.refund(row.paymentId ?? '', keyOf('refund', row));
    return store.move(row, { money: 'refunded', dueAt: null });
  }

  function lapse(row: ReservationRow, now: Date): Step {
    const money = row.money === 'captured' ? 'refund-due' : 'release-due';
    return store.move(row, { state: 'lapsed', money, endedAt: now, dueAt: later(now, graceSeconds) });
  }

  async function keep(row: ReservationRow, now: Date): Step {
    const leadId = await keepLead(row, now);
    return store.move(row, { leadId, dueAt: row.until });
  }

  async function step(row: ReservationRow, now: Date): Step {
    if (row.money === 'release-due') return release(row, now);
    if (row.money === 'refund-due') return refund(row);
    if (row.state === 'paying') return pay(row, now);
    if (row.state !== 'held') return 'waits';
    if (row.until !== null && row.until <= now) return lapse(row, now);
    if (row.money === 'authorised') return capture(row, now);
    return row.leadId === null ? keep(row, now) : 'waits';
  }

  /** Money may come for an attempt that was given up: the provider says so, and it goes back. */
  async function lookBack(row: ReservationRow, now: Date): Step {
    if (!cameToNothing(row.state) || row.money !== 'none' || row.sessionId === null) return 'waits';
    const found = await payments.look(row.sessionId);
    if (found.state !== 'authorised' && found.state !== 'captured') return 'waits';
    return end(row, 'failed', now, found);
  }

  async function postpone(row: ReservationRow, fault: unknown, now: Date): Promise<void> {
    const tries = row.tries + 1;
    const wait = backOffSeconds(tries, chance(), retries);
    const told = { ...facts(row), tries, ...describeFault(fault) };
    if (tries > 4) log.error(told, 'A step of a reservation fails again and again');
    else log.warn(told, 'A step of a reservation failed and will be tried again');
    await store.move(row, { tries, dueAt: later(now, wait) });
  }

  /**
   * @param told somebody says that money moved, also of an attempt that is over
   * @returns false when it is to be tried again later
   */
  return async function advance(id: string, now: Date, told = false): Promise<boolean> {
    let row = await store.find(id);
    for (let steps = 0; row && steps < mostSteps; steps += 1) {
      const before: ReservationRow = row;
      try {
        let after = await step(before, now);
        if (after === 'waits' && told) after = await lookBack(before, now);
        if (after === 'waits') return true;
        if (after) log.info(facts(after), 'Reservation moved on');
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
