import type { Logger } from 'pino';
import { openAdvanceMoney } from '../payments/advanceMoney.ts';
import { graceSeconds, later } from '../payments/moneyTimes.ts';
import type { PaymentPort } from '../../ports/paymentPort.ts';
import { cameToNothing, type OnlinePaymentRow } from './onlinePaymentRow.ts';
import type { OnlinePaymentStore } from './onlinePaymentStore.ts';

/** All that an online payment does to the world. */
export interface PaymentEffects {
  store: OnlinePaymentStore;
  payments: PaymentPort;
  /** Stores the lead that tells the dealer, however often it is called. @returns the lead's id */
  keepLead(row: OnlinePaymentRow): Promise<string>;
}

export interface AdvancePaymentDeps extends PaymentEffects {
  log: Logger;
  /** From 0 up to 1, to spread retries. */
  chance: () => number;
}

/** Brings a payment as far as it can go now: paid, taken, told to the dealer. */
export function openAdvancePayment({ store, payments, keepLead, log, chance }: AdvancePaymentDeps) {
  return openAdvanceMoney<OnlinePaymentRow>({
    store,
    payments,
    log,
    chance,
    noun: 'payment',
    // Taken in the next step, so that a crash in between leaves the payment's number behind.
    brought: (row, { paymentId }, now) =>
      store.move(row, { money: 'authorised', paymentId, dueAt: later(now, graceSeconds) }),
    taken: (row, now) =>
      store.move(row, { state: 'paid', money: 'captured', paidAt: now, dueAt: later(now, graceSeconds) }),
    notTaken: 'A payment could not be taken',
    isOver: ({ state }) => cameToNothing(state),
    async next(row, now, capture) {
      if (row.state === 'paying') return capture(row, now);
      if (row.state !== 'paid' || row.leadId !== null) return 'waits';
      return store.move(row, { leadId: await keepLead(row), dueAt: null });
    },
  });
}
