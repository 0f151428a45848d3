import { describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openMoneySuite } from '../../payments/testing/moneySuite.ts';
import { itBegins } from './beginningBehaviour.ts';
import { PaymentFixture } from './paymentFixture.ts';
import type { PaymentSuite } from './paymentSuite.ts';
import { itRepairs } from './repairingBehaviour.ts';
import { itTakesMoney } from './takingBehaviour.ts';

/** Behaviour of online payments on any database. */
export function describeOnlinePayments(name: string, openDatabase: () => Promise<OpenedDatabase>): void {
  describe(`online payments on ${name}`, () => {
    const suite: PaymentSuite = openMoneySuite(
      openDatabase,
      (database, queue, options = {}) => new PaymentFixture(database, queue, options),
    );

    itBegins(suite);
    itTakesMoney(suite);
    itRepairs(suite);
  });
}
