import { describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { openMoneySuite } from '../../payments/testing/moneySuite.ts';
import { itBegins } from './beginningBehaviour.ts';
import { PaymentFixture } from './paymentFixture.ts';
import type { PaymentSuite } from './paymentSuite.ts';
import { itTakesMoney } from './takingBehaviour.ts';

/**
 * Behaviour of online payments on any database.
 * @param more what takes long and does not depend on the database: one of them proves it
 */
export function describeOnlinePayments(
  name: string,
  openDatabase: () => Promise<OpenedDatabase>,
  more: readonly ((suite: PaymentSuite) => void)[] = [],
): void {
  describe(`online payments on ${name}`, () => {
    const suite: PaymentSuite = openMoneySuite(
      openDatabase,
      (database, queue, options = {}) => new PaymentFixture(database, queue, options),
    );

    itBegins(suite);
    itTakesMoney(suite);
    for (const itDoesMore of more) itDoesMore(suite);
  });
}
