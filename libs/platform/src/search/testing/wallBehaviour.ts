import { primaryIndex } from '@forecourt/search/model';
import { describe, expect, it } from 'vitest';
import { sampleSiteOf } from '@forecourt/search-engine/testing';
import { sampleKeys } from './serveSearch.ts';
import { idsOf, leaksOf, visibleStock, type SearchFixture } from './searchFixture.ts';

export function itKeepsSitesApart(fixture: SearchFixture): void {
  describe('between sites', () => {
    it('[SITE-04] only narrows by what a browser adds', async () => {
      const all = new Set(idsOf(await fixture.ask({ hitsPerPage: 1_000 })));
      expect(all.size).toBe(visibleStock(fixture.site, fixture.stock).length);
      for (const filters of [
        'price >= 0',
        'NOT dealership_id:dealer-a',
        'sold:true OR sold:false',
        'dealership_id:dealer-c',
      ]) {
        const found = idsOf(await fixture.ask({ filters, hitsPerPage: 1_000 }));
        expect(found.filter((id) => !all.has(id))).toEqual([]);
        expect(found.length).toBeLessThanOrEqual(all.size);
      }
    });

    it('[SITE-04] counts no value that only another dealer’s vehicles hold', async () => {
      const { facets } = await fixture.ask({ facets: ['*'], maxValuesPerFacet: 1_000, hitsPerPage: 0 });
      expect(Object.keys(facets?.dealership_id ?? {}).toSorted()).toEqual(['dealer-a', 'dealer-b']);
    });

    it('[SITE-04] does not continue another site’s walk', async () => {
      const other = sampleSiteOf(['dealer-c', 'DEALER-A']);
      const path = `/1/indexes/${primaryIndex}/browse`;
      const headers = { 'x-algolia-application-id': 'forecourt', 'x-algolia-api-key': sampleKeys.admin };
      const begun = await fixture.search.handle(other, {
        method: 'POST',
        path,
        headers,
        searchParams: new URLSearchParams(),
        body: '{"hitsPerPage":2}',
      });
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
