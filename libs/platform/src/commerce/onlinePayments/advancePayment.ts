import type { Logger } from 'pino';
import { openAdvanceMoney } from '../payments/advanceMoney.ts';
import { graceSeconds, later } from '../payments/moneyTimes.ts';
import type { PaymentPort } from '../../ports/paymentPort.ts';
import { isUnsuccessful, type OnlinePaymentRow } from './onlinePaymentRow.ts';
import type { OnlinePaymentStore } from './onlinePaymentStore.ts';

/** Side effects of online payments, replaceable in tests. */
export interface PaymentEffects {
  store: OnlinePaymentStore;
  payments: PaymentPort;
  /** Stores the lead for the dealer. Idempotent. @returns the lead's id */
  saveLead(row: OnlinePaymentRow): Promise<string>;
}

export interface AdvancePaymentDeps extends PaymentEffects {
  log: Logger;
  /** Random numbers from 0 up to 1, for the jitter of retries. */
  chance: () => number;
}

/** Advances a payment as far as possible now: payment, capture, lead to the dealer. */
export function openAdvancePayment({ store, payments, saveLead, log, chance }: AdvancePaymentDeps) {
  return openAdvanceMoney<OnlinePaymentRow>({
    store,
    payments,
    log,
    chance,
    noun: 'payment',
    // Captured in the next step, so that the payment's id is stored before.
    paid: (row, { paymentId }, now) =>
      store.move(row, { money: 'authorised', paymentId, dueAt: later(now, graceSeconds) }),
    captured: (row, now) =>
      store.move(row, { state: 'paid', money: 'captured', paidAt: now, dueAt: later(now, graceSeconds) }),
    captureFailedMessage: 'A payment could not be taken',
    isOver: ({ state }) => isUnsuccessful(state),
    async next(row, now, capture) {
      if (row.state === 'paying') return capture(row, now);
      if (row.state !== 'paid' || row.leadId !== null) return 'waits';
      return store.move(row, { leadId: await saveLead(row), dueAt: null });
    },
  });
}
