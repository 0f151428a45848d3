import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { itForgetsVisitors } from './forgettingBehaviour.ts';
import { itKeepsSearches } from './searchBehaviour.ts';
import { itSavesVehicles } from './savingBehaviour.ts';
import { makeWatchlistFixture, type WatchlistFixture } from './watchlistFixture.ts';

/** What the lists of signed-in visitors promise, whichever database they are on. */
export function describeWatchlist(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`watchlist on ${name}`, () => {
    const fixture = {} as WatchlistFixture;

    beforeAll(async () => {
      Object.assign(fixture, makeWatchlistFixture(await open()));
    }, 120_000);
    beforeEach(() => fixture.empty());
    afterAll(() => fixture.database.close());

    itSavesVehicles(fixture);
    itKeepsSearches(fixture);
    itForgetsVisitors(fixture);
  });
}
