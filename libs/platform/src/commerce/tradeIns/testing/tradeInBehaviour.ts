import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { itEndsTradeIns } from './endingBehaviour.ts';
import { layTradeInGround, type TradeInGround } from './tradeInGround.ts';
import { itValuesCars } from './valuingBehaviour.ts';

/** What trade-ins promise, whichever database they are in. */
export function describeTradeIns(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`trade-ins on ${name}`, () => {
    const ground = {} as TradeInGround;

    beforeAll(async () => {
      await layTradeInGround(await open(), ground);
    }, 120_000);
    beforeEach(() => ground.empty());
    afterAll(() => ground.close());

    itValuesCars(ground);
    itEndsTradeIns(ground);
  });
}
