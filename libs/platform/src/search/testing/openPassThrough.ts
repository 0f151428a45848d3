import { openAlgoliaSearch } from '../algolia/openAlgoliaSearch.ts';
import { standInAccount, startAlgoliaStandIn, type AlgoliaStandIn } from './algoliaStandIn.ts';
import { sampleNow } from '@forecourt/search-engine/testing';
import type { OpenedSearch } from './searchFixture.ts';
import { sampleKeys } from './serveSearch.ts';

/** The pass-through to Algolia with the stand-in behind it. */
export async function openPassThrough(
  changes: Partial<Parameters<typeof openAlgoliaSearch>[0]> = {},
): Promise<OpenedSearch & { standIn: AlgoliaStandIn }> {
  const standIn = await startAlgoliaStandIn();
  const logged: string[] = [];
  const search = openAlgoliaSearch({
    ...standInAccount,
    // Generous, so that a busy machine fails no test; timeouts have a test of their own.
    timeouts: { connect: 20_000, read: 20_000, write: 20_000 },
    hosts: [standIn.url],
    now: () => sampleNow,
    keys: sampleKeys,
    log: (message) => logged.push(message),
    ...changes,
  });
  const close = async () => {
    await search.close();
    await standIn.close();
  };
  return { search, logged, standIn, close };
}
