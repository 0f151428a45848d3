import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { itKeepsOrders } from './keepingBehaviour.ts';
import { itGuardsOrders } from './guardingBehaviour.ts';
import { layPurchaseGround, type PurchaseGround } from './purchaseGround.ts';
import { itSubmitsOrders } from './submittingBehaviour.ts';

/** What online purchase promises, whichever database its drafts are in. */
export function describePurchases(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`online purchase on ${name}`, () => {
    const ground = {} as PurchaseGround;

    beforeAll(async () => {
      Object.assign(ground, layPurchaseGround(await open()));
    }, 120_000);
    beforeEach(() => ground.empty());
    afterAll(async () => {
      await ground.inventory.changes.stop();
      await ground.database.close();
    });

    itKeepsOrders(ground);
    itGuardsOrders(ground);
    itSubmitsOrders(ground);
  });
}
