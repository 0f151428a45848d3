import type { Logger } from 'pino';
import { backOffSeconds } from '../../jobs/backOff.ts';
import { describeFault } from '../../logs/personalData.ts';
import { moneySteps, type BroughtMoney, type MoneyRow, type MoneyStore, type Step } from './moneySteps.ts';
import { later } from './moneyTimes.ts';
import type { PaymentPort } from '../../ports/paymentPort.ts';

export interface AdvanceMoneyDeps<Row extends MoneyRow> {
  store: MoneyStore<Row>;
  payments: PaymentPort;
  log: Logger;
  /** From 0 up to 1, to spread retries. */
  chance: () => number;
  /** What is paid for. @example 'reservation' */
  noun: 'reservation' | 'payment';
  /** The page brought exactly what was asked for. */
  brought: (row: Row, money: BroughtMoney, now: Date) => Step<Row>;
  /** What was authorised has been taken. */
  taken: (row: Row, now: Date) => Step<Row>;
  /** Said where it could not be taken. */
  notTaken: string;
  /** What is due for a row whose payment page is done with. `capture` takes what is authorised. */
  next: (row: Row, now: Date, capture: (row: Row, now: Date) => Step<Row>) => Step<Row>;
  /** Whether an attempt came to nothing. */
  isOver: (row: Row) => boolean;
}

const retries = { firstDelaySeconds: 10, maxDelaySeconds: 3_600 };
/** More than any attempt has steps; a wrong turn must not run for ever. */
const maxSteps = 12;

/**
 * Brings an attempt as far as it can go now. Each step asks the row what is due, does one thing and writes it down;
 * whoever comes after a crash finds the row before that step or after it, and both are safe to go on from.
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
   * @param fromWebhook the provider says that money moved, perhaps of an attempt that is over
   * @returns false when it is to be tried again later
   */
  return async function advance(id: string, now: Date, fromWebhook = false): Promise<boolean> {
    let row = await store.find(id);
    for (let count = 0; row && count < maxSteps; count += 1) {
      const before: Row = row;
      try {
        let after = await step(before, now);
        if (after === 'waits' && fromWebhook && isOver(before)) after = await steps.lookBack(before, now);
        if (after === 'waits') return true;
        if (after) log.info(facts(after), `${named} moved on`);
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
