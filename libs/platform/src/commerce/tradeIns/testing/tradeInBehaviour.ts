import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { itEndsTradeIns } from './endingBehaviour.ts';
import { makeTradeInFixture, type TradeInFixture } from './tradeInFixture.ts';
import { itValuesCars } from './valuingBehaviour.ts';

/** What trade-ins promise, whichever database they are in. */
export function describeTradeIns(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`trade-ins on ${name}`, () => {
    const fixture = {} as TradeInFixture;

    beforeAll(async () => {
      await makeTradeInFixture(await open(), fixture);
    }, 120_000);
    beforeEach(() => fixture.empty());
    afterAll(() => fixture.close());

    itValuesCars(fixture);
    itEndsTradeIns(fixture);
  });
}
