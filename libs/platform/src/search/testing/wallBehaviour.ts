import { primaryIndex } from '@forecourt/search/model';
import { describe, expect, it } from 'vitest';
import { sampleSiteOf } from '@forecourt/search-engine/testing';
import { sampleKeys, wireRequest } from './serveSearch.ts';
import { leaksOf, visibleStock, type SearchFixture } from './searchFixture.ts';

export function itKeepsSitesApart(fixture: SearchFixture): void {
  describe('between sites', () => {
    it('[SITE-04] counts no value that only another dealer’s vehicles hold', async () => {
      const { facets } = await fixture.ask({ facets: ['*'], maxValuesPerFacet: 1_000, hitsPerPage: 0 });
      expect(Object.keys(facets?.dealership_id ?? {}).toSorted()).toEqual(['dealer-a', 'dealer-b']);
    });

    it('[SITE-04] does not continue another site’s walk', async () => {
      const other = sampleSiteOf(['dealer-c', 'DEALER-A']);
      const path = `/1/indexes/${primaryIndex}/browse`;
      const request = wireRequest(path, '{"hitsPerPage":2}', { key: sampleKeys.admin });
      const begun = await fixture.search.handle(other, request);
      const { cursor } = begun.body as { cursor: string };
      expect(cursor).toBeTypeOf('string');
      for (const foreign of [cursor, `${cursor}x`, cursor.slice(3), 'x']) {
        const answer = await fixture.send(path, { cursor: foreign }, 'POST', sampleKeys.admin);
        expect([200, 400]).toContain(answer.status);
        expect(leaksOf(fixture, answer.body)).toEqual([]);
      }
    });

    it('[SITE-04] stands when an operator’s settings leave it out', async () => {
      const path = `/1/indexes/${primaryIndex}/settings`;
      const { body: before } = await fixture.send(path, {}, 'GET', sampleKeys.admin);
      const settings = { attributesForFaceting: ['make'], unretrievableAttributes: [] };
      expect((await fixture.send(path, settings, 'PUT', sampleKeys.admin)).status).toBe(200);
      const page = await fixture.ask({ hitsPerPage: 1_000, facets: ['make'] });
      expect(page.nbHits).toBe(visibleStock(fixture.site, fixture.stock).length);
      expect(leaksOf(fixture, page)).toEqual([]);
      const { attributesForFaceting } = before as Record<string, unknown>;
      await fixture.send(path, { attributesForFaceting }, 'PUT', sampleKeys.admin);
      const { body: after } = await fixture.send(path, {}, 'GET', sampleKeys.admin);
      expect(after).toMatchObject({ attributesForFaceting });
    });
  });
}
