import type { Logger } from 'pino';
import { openAdvanceMoney } from '../payments/advanceMoney.ts';
import type { Step } from '../payments/moneySteps.ts';
import { graceSeconds, later } from '../payments/moneyTimes.ts';
import type { PaymentPort } from '../../ports/paymentPort.ts';
import { cameToNothing, type ReservationRow } from './reservationRow.ts';
import type { ReservationStore } from './reservationStore.ts';

/** All that a reservation does to the world. */
export interface Effects {
  store: ReservationStore;
  payments: PaymentPort;
  /** Stores the lead of a held vehicle, however often it is called. @returns the lead's id */
  keepLead(row: ReservationRow, now: Date): Promise<string>;
}

export interface AdvanceDeps extends Effects {
  log: Logger;
  /** From 0 up to 1, to spread retries. */
  chance: () => number;
}

/** Brings a reservation as far as it can go now: paid, held, taken, told to the dealer, lapsed on time. */
export function openAdvance({ store, payments, keepLead, log, chance }: AdvanceDeps) {
  function lapse(row: ReservationRow, now: Date): Step<ReservationRow> {
    const money = row.money === 'captured' ? 'refund-due' : 'release-due';
    return store.move(row, { state: 'lapsed', money, endedAt: now, dueAt: later(now, graceSeconds) });
  }

  async function keep(row: ReservationRow, now: Date): Step<ReservationRow> {
    const leadId = await keepLead(row, now);
    return store.move(row, { leadId, dueAt: row.until });
  }

  return openAdvanceMoney<ReservationRow>({
    store,
    payments,
    log,
    chance,
    noun: 'reservation',
    // The vehicle is held before the deposit is taken, so that a deposit is never taken for a vehicle somebody else has.
    brought: (row, money, now) => store.hold(row, money, now),
    taken: (row, now) => store.move(row, { money: 'captured', dueAt: later(now, graceSeconds) }),
    notTaken: 'A deposit could not be taken; the vehicle is free again',
    isOver: ({ state }) => cameToNothing(state),
    async next(row, now, capture) {
      if (row.state !== 'held') return 'waits';
      if (row.until !== null && row.until <= now) return lapse(row, now);
      if (row.money === 'authorised') return capture(row, now);
      return row.leadId === null ? keep(row, now) : 'waits';
    },
  });
}
