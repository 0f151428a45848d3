import { describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openMoneySuite } from '../../payments/testing/moneySuite.ts';
import { itBegins } from './beginningBehaviour.ts';
import { itCancels } from './cancellingBehaviour.ts';
import { itEnds } from './endingBehaviour.ts';
import { itHearsOfPayments } from './hearingBehaviour.ts';
import { itHolds } from './holdingBehaviour.ts';
import { itLimitsHolds } from './limitingBehaviour.ts';
import { itRepairs } from './repairingBehaviour.ts';
import { ReservationFixture } from './reservationFixture.ts';
import type { ReservationSuite } from './reservationSuite.ts';

/** Behaviour of reservations on any database. */
export function describeReservations(name: string, openDatabase: () => Promise<OpenedDatabase>): void {
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
    itRepairs(suite);
  });
}
