import type { Logger } from 'pino';
import { describeFault } from '../../logs/personalData.ts';
import type { Change, ReservationStore } from './reservationStore.ts';
import type { ReservationRow } from './reservationRow.ts';

export type CancelledBy = NonNullable<ReservationRow['cancelledBy']>;

/** How a hold ends before its time: the vehicle is free at once, and the money goes back in steps of its own. */
export function cancellation({ money }: Pick<ReservationRow, 'money'>, cancelledBy: CancelledBy, now: Date): Change {
  // Only authorised: nothing was taken yet, and the bank releases it.
  const back = money === 'captured' ? 'refund-due' : 'release-due';
  return { state: 'refunded', money: back, cancelledBy, endedAt: now, dueAt: now };
}

export interface CancelHoldDeps {
  store: Pick<ReservationStore, 'find' | 'move'>;
  /** Advances a reservation as far as possible. @see openSweep */
  inTurn: (id: string, now: Date) => Promise<boolean>;
  /** How long the visitor waits for the payment provider, in milliseconds; the refund goes on afterwards. */
  waitMs: number;
  log: Logger;
}

/** More often than a row can change between the reading and the writing, unless there is a bug. */
const maxTries = 5;

/**
 * Cancels a hold for its visitor. Does nothing to a reservation that is not held any more. A crash or a failure after
 * the cancellation leaves a refund that is due, which the sweep makes.
 */
export function openCancelHold({ store, inTurn, waitMs, log }: CancelHoldDeps) {
  /** Waits for the steps of a reservation, but not longer than a visitor would. */
  async function advance(id: string, now: Date): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, waitMs);
    });
    const steps = inTurn(id, now).catch((error: unknown) => {
      log.warn({ reservation: id, ...describeFault(error) }, 'A cancelled reservation is left to the next sweep');
    });
    await Promise.race([steps, timeout]).finally(() => clearTimeout(timer));
  }

  /** Whether a step is due before the cancellation: a hold that is over lapses, and one just paid is told first. */
  const isUnsettled = ({ money, leadId, until }: ReservationRow, now: Date): boolean =>
    money !== 'captured' || leadId === null || (until !== null && until <= now);

  return async (id: string, now: Date): Promise<void> => {
    const first = await store.find(id);
    if (first?.state !== 'held') return;
    if (isUnsettled(first, now)) await advance(id, now);
    for (let tries = 0; tries < maxTries; tries += 1) {
      const row = await store.find(id);
      if (row?.state !== 'held') return;
      // Null where another process was faster, with a capture, the end of the hold or another cancellation.
      if (await store.move(row, cancellation(row, 'visitor', now))) return advance(id, now);
    }
    throw new Error('The reservation keeps changing, and could not be cancelled.');
  };
}
