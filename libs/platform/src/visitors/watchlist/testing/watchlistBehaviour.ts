import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { OpenedDatabase } from '../../../database/database.ts';
import { itForgetsVisitors } from './forgettingBehaviour.ts';
import { itKeepsSearches } from './searchBehaviour.ts';
import { itSavesVehicles } from './savingBehaviour.ts';
import { layWatchlistGround, type WatchlistGround } from './watchlistGround.ts';

/** What the lists of signed-in visitors promise, whichever database they are on. */
export function describeWatchlist(name: string, open: () => Promise<OpenedDatabase>): void {
  describe(`watchlist on ${name}`, () => {
    const ground = {} as WatchlistGround;

    beforeAll(async () => {
      Object.assign(ground, layWatchlistGround(await open()));
    }, 120_000);
    beforeEach(() => ground.empty());
    afterAll(() => ground.database.close());

    itSavesVehicles(ground);
    itKeepsSearches(ground);
    itForgetsVisitors(ground);
  });
}
