import { primaryIndex } from '@forecourt/search/model';
import { afterAll, beforeAll, describe } from 'vitest';
import { itAnswers } from './answeringBehaviour.ts';
import { itRebuilds } from './rebuildingBehaviour.ts';
import { sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { wireRequest } from './serveSearch.ts';
import { itKeepsSitesApart } from './wallBehaviour.ts';
import { itWrites } from './writingBehaviour.ts';
import { batchesOf, dealers, type FoundPage, type OpenedSearch, type SearchFixture } from './searchFixture.ts';

function prepare(fixture: SearchFixture, opened: OpenedSearch): void {
  const { search } = opened;
  fixture.site = sampleSiteOf(['dealer-a', 'dealer-b']);
  fixture.stock = sampleStock(160, 71, dealers);
  Object.assign(fixture, opened);
  fixture.fill = async (stock = fixture.stock) => void (await search.rebuild(batchesOf(stock)));
  fixture.send = (path, body, method, key) => search.handle(fixture.site, wireRequest(path, body, { method, key }));
  fixture.ask = async (params, site = fixture.site) => {
    const { results } = await search.queries(site, { requests: [{ indexName: primaryIndex, ...params }] });
    return results[0] as FoundPage;
  };
}

/** What the search service promises, whatever answers behind it. */
export function describeSearch(name: string, open: () => Promise<OpenedSearch>): void {
  describe(`search on ${name}`, () => {
    const fixture = {} as SearchFixture;
    beforeAll(async () => {
      prepare(fixture, await open());
      await fixture.fill();
    }, 60_000);
    afterAll(() => fixture.close());

    itAnswers(fixture);
    itKeepsSitesApart(fixture);
    itWrites(fixture);
    itRebuilds(fixture);
  });
}
