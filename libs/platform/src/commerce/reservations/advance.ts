import type { Logger } from 'pino';
import { openAdvanceMoney } from '../payments/advanceMoney.ts';
import type { Step } from '../payments/moneySteps.ts';
import { graceSeconds, later } from '../payments/moneyTimes.ts';
import type { PaymentPort } from '../../ports/paymentPort.ts';
import { isUnsuccessful, type ReservationRow } from './reservationRow.ts';
import type { ReservationStore } from './reservationStore.ts';

/** Side effects of reservations, replaceable in tests. */
export interface Effects {
  store: ReservationStore;
  payments: PaymentPort;
  /** Stores the lead of a held vehicle. Idempotent. @returns the lead's id */
  saveLead(row: ReservationRow, now: Date): Promise<string>;
}

export interface AdvanceDeps extends Effects {
  log: Logger;
  /** Random numbers from 0 up to 1, for the jitter of retries. */
  chance: () => number;
}

/** Advances a reservation as far as possible now: payment, hold, capture, lead to the dealer, lapse. */
export function openAdvance({ store, payments, saveLead, log, chance }: AdvanceDeps) {
  function lapse(row: ReservationRow, now: Date): Step<ReservationRow> {
    const money = row.money === 'captured' ? 'refund-due' : 'release-due';
    return store.move(row, { state: 'lapsed', money, endedAt: now, dueAt: later(now, graceSeconds) });
  }

  async function keep(row: ReservationRow, now: Date): Step<ReservationRow> {
    const leadId = await saveLead(row, now);
    return store.move(row, { leadId, dueAt: row.until });
  }

  return openAdvanceMoney<ReservationRow>({
    store,
    payments,
    log,
    chance,
    noun: 'reservation',
    // Hold first, capture second: no deposit is captured for a vehicle that somebody else holds.
    paid: (row, money, now) => store.hold(row, money, now),
    captured: (row, now) => store.move(row, { money: 'captured', dueAt: later(now, graceSeconds) }),
    captureFailedMessage: 'A deposit could not be taken; the vehicle is free again',
    isOver: ({ state }) => isUnsuccessful(state),
    async next(row, now, capture) {
      if (row.state !== 'held') return 'waits';
      if (row.until !== null && row.until <= now) return lapse(row, now);
      if (row.money === 'authorised') return capture(row, now);
      return row.leadId === null ? keep(row, now) : 'waits';
    },
  });
}
