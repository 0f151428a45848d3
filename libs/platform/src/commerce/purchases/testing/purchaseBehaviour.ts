import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { itKeepsOrders } from './keepingBehaviour.ts';
import { itGuardsOrders } from './guardingBehaviour.ts';
import { makePurchaseFixture, type PurchaseFixture } from './purchaseFixture.ts';
import { itSubmitsOrders } from './submittingBehaviour.ts';

/** What online purchase promises, whichever database its drafts are in. */
export function describePurchases(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`online purchase on ${name}`, () => {
    const fixture = {} as PurchaseFixture;

    beforeAll(async () => {
      Object.assign(fixture, makePurchaseFixture(await open()));
    }, 120_000);
    beforeEach(() => fixture.empty());
    afterAll(async () => {
      await fixture.inventory.changes.stop();
      await fixture.database.close();
    });

    itKeepsOrders(fixture);
    itGuardsOrders(fixture);
    itSubmitsOrders(fixture);
  });
}
