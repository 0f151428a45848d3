import { describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openMoneySuite } from '../../payments/testing/moneySuite.ts';
import { itBegins } from './beginningBehaviour.ts';
import { itCancels } from './cancellingBehaviour.ts';
import { itEnds } from './endingBehaviour.ts';
import { itHearsOfPayments } from './hearingBehaviour.ts';
import { itHolds } from './holdingBehaviour.ts';
import { itLimitsHolds } from './limitingBehaviour.ts';
import { ReservationFixture } from './reservationFixture.ts';
import type { ReservationSuite } from './reservationSuite.ts';

/**
 * Behaviour of reservations on any database.
 * @param more what takes long and does not depend on the database: one of them proves it
 */
export function describeReservations(
  name: string,
  openDatabase: () => Promise<OpenedDatabase>,
  more: readonly ((suite: ReservationSuite) => void)[] = [],
): void {
  describe(`reservations on ${name}`, () => {
    const suite: ReservationSuite = openMoneySuite(
      openDatabase,
      (database, queue, options = {}) => new ReservationFixture(database, queue, options),
    );

    itBegins(suite);
    itLimitsHolds(suite);
    itHolds(suite);
    itHearsOfPayments(suite);
    itEnds(suite);
    itCancels(suite);
    for (const itDoesMore of more) itDoesMore(suite);
  });
}
