import type { Logger } from 'pino';
import { backOffSeconds } from '../../jobs/backOff.ts';
import { describeFault } from '../../logs/personalData.ts';
import { moneySteps, type PaidMoney, type MoneyRow, type MoneyStore, type Step } from './moneySteps.ts';
import { later } from './moneyTimes.ts';
import type { PaymentPort } from '../../ports/paymentPort.ts';

export interface AdvanceMoneyDeps<Row extends MoneyRow> {
  store: MoneyStore<Row>;
  payments: PaymentPort;
  log: Logger;
  /** Random numbers from 0 up to 1, for the jitter of retries. */
  chance: () => number;
  /** What is paid for. @example 'reservation' */
  noun: 'reservation' | 'payment';
  /** Called when the expected amount was paid. */
  paid: (row: Row, money: PaidMoney, now: Date) => Step<Row>;
  /** Called when the payment was captured. */
  captured: (row: Row, now: Date) => Step<Row>;
  /** Log message for a failed capture. */
  captureFailedMessage: string;
  /** The next step of a row whose payment page is closed. `capture` captures an authorised payment. */
  next: (row: Row, now: Date, capture: (row: Row, now: Date) => Step<Row>) => Step<Row>;
  /** Whether an attempt ended without success. */
  isOver: (row: Row) => boolean;
}

const retries = { firstDelaySeconds: 10, maxDelaySeconds: 3_600 };
/** More than any attempt has steps: stops an endless loop in case of a bug. */
const maxSteps = 12;

/**
 * Advances an attempt as far as possible now. Each step does one thing and stores its outcome, so after a crash the row
 * is in the state before or after a step, and another process can continue.
 */
export function openAdvanceMoney<Row extends MoneyRow>(parts: AdvanceMoneyDeps<Row>) {
  const { store, log, chance, noun, next, isOver } = parts;
  const facts = ({ id, siteSlug, state, money }: Row) => ({ [noun]: id, site: siteSlug, state, money });
  const steps = moneySteps({ ...parts, facts });
  const named = noun === 'reservation' ? 'Reservation' : 'Payment';

  function step(row: Row, now: Date): Step<Row> {
    if (row.money === 'release-due') return steps.release(row, now);
    if (row.money === 'refund-due') return steps.refund(row);
    if (row.state === 'paying' && row.money === 'none') return steps.pay(row, now);
    return next(row, now, steps.capture);
  }

  async function postpone(row: Row, fault: unknown, now: Date): Promise<void> {
    const tries = row.tries + 1;
    const details = { ...facts(row), tries, ...describeFault(fault) };
    if (tries > 4) log.error(details, `A step of a ${noun} fails again and again`);
    else log.warn(details, `A step of a ${noun} failed and will be tried again`);
    await store.move(row, { tries, dueAt: later(now, backOffSeconds(tries, chance(), retries)) });
  }

  /**
   * @param fromWebhook the provider reported a change, possibly of an attempt that has ended
   * @returns false when a step failed and will be retried
   */
  return async function advance(id: string, now: Date, fromWebhook = false): Promise<boolean> {
    let row = await store.find(id);
    for (let count = 0; row && count < maxSteps; count += 1) {
      const before: Row = row;
      try {
        let after = await step(before, now);
        if (after === 'waits' && fromWebhook && isOver(before)) after = await steps.checkLatePayment(before, now);
        if (after === 'waits') return true;
        if (after) log.info(facts(after), `${named} moved on`);
        // Null: another process was faster, so read its result.
        row = after ?? (await store.find(id));
      } catch (fault) {
        await postpone(before, fault, now);
        return false;
      }
    }
    return true;
  };
}
