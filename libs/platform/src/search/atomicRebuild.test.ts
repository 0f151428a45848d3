import type { Vehicle } from '@forecourt/domain';
import { primaryIndex, toSearchRecord } from '@forecourt/search/model';
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { describe, expect, it } from 'vitest';
import type { VersionedSearch } from '../ports/searchPort.ts';
import { openPassThrough } from './testing/openPassThrough.ts';
import { sampleSiteOf, sampleStock } from '@forecourt/search-engine/testing';
import { batchesOf } from './testing/searchFixture.ts';
import { openSampleSearch, sampleKeys, serveSearch } from './testing/serveSearch.ts';

const site = sampleSiteOf(['dealer-1']);

/** Two stocks with the same ids, distinguished by colour: 90 red vehicles, or 60 blue ones. */
const open = { status: 'in_stock' as const, sold: false, show_on_dealer_website: true };
const stockOf = (colour: string, count: number): Vehicle[] =>
  sampleStock(90, 41, ['dealer-1'])
    .slice(0, count)
    .map((vehicle) => ({ ...vehicle, ...open, colour }));
const red = stockOf('Red', 90);
const blue = stockOf('Blue', 60);

interface Seen {
  nbHits: number;
  hits: { colour: string }[];
  facets: { colour: Record<string, number> };
}

const whole = ({ nbHits, hits, facets }: Seen): string => {
  const colours = [...new Set(hits.map((hit) => hit.colour))];
  return JSON.stringify({ nbHits, hits: hits.length, colours, counted: facets.colour });
};
const right = [red, blue].map((stock) => {
  const colour = stock[0]?.colour ?? '';
  return JSON.stringify({
    nbHits: stock.length,
    hits: stock.length,
    colours: [colour],
    counted: { [colour]: stock.length },
  });
});

/** Reads over HTTP without a pause, several at a time, while some work is done. */
async function readDuring(search: VersionedSearch, work: (url: string) => Promise<void>): Promise<Map<string, number>> {
  const server = await serveSearch(search, site);
  const url = `${server.address}/api/search`;
  const hosts = [{ url, accept: 'readWrite' as const, protocol: 'http' as const }];
  const seen = new Map<string, number>();
  let isOver = false;
  const readers = Array.from({ length: 8 }, async (_, place) => {
    const client = liteClient('forecourt', sampleKeys.search, { hosts, responsesCache: noCache });
    while (!isOver) {
      const indexName = place % 2 === 0 ? primaryIndex : `${primaryIndex}_price_asc`;
      const requests = [{ indexName, hitsPerPage: 1_000, facets: ['colour'], attributesToRetrieve: ['colour'] }];
      const { results } = await client.search<{ colour: string }>({ requests });
      const answer = whole(results[0] as unknown as Seen);
      seen.set(answer, (seen.get(answer) ?? 0) + 1);
    }
  });
  await work(url).finally(() => (isOver = true));
  await Promise.all(readers);
  await server.close();
  return seen;
}

type Cached = string | Record<string, unknown>;

/** A client that remembers nothing, so that every read is an answer of its own. */
const noCache = {
  get: <Value>(_key: Cached, fresh: () => Promise<Value>): Promise<Value> => fresh(),
  set: <Value>(_key: Cached, value: Value): Promise<Value> => Promise.resolve(value),
  delete: () => Promise.resolve(),
  clear: () => Promise.resolve(),
};

function expectWhole(seen: Map<string, number>): void {
  expect([...seen.keys()].filter((answer) => !right.includes(answer))).toEqual([]);
  // Both stocks were read, many times: the readers were not simply waiting for the end.
  for (const answer of right) expect(seen.get(answer)).toBeGreaterThan(5);
}

describe('an index that is built anew while many read it', () => {
  it('answers with the old stock or with the new, never with some of both', async () => {
    const { search } = openSampleSearch();
    await search.rebuild(batchesOf(red));
    const seen = await readDuring(search, async () => {
      for (const stock of [blue, red, blue, red, blue]) await search.rebuild(batchesOf(stock, 10));
    });
    expectWhole(seen);
    await search.close();
  });

  it('[API-03] does so when a client replaces all records over the wire', async () => {
    const { search } = openSampleSearch();
    await search.rebuild(batchesOf(red));
    const seen = await readDuring(search, async (url) => {
      const hosts = [{ url, accept: 'readWrite' as const, protocol: 'http' as const }];
      const writer = algoliasearch('forecourt', sampleKeys.admin, { hosts });
      for (const stock of [blue, red, blue]) {
        const objects = stock.map((vehicle) => ({ ...toSearchRecord(vehicle) }));
        await writer.replaceAllObjects({ indexName: primaryIndex, objects, batchSize: 20 });
      }
    });
    expectWhole(seen);
    await search.close();
  });

  it('does so with Algolia behind it', async () => {
    const { search, close } = await openPassThrough();
    await search.rebuild(batchesOf(red));
    const seen = await readDuring(search, async () => {
      for (const stock of [blue, red]) await search.rebuild(batchesOf(stock, 20));
    });
    expectWhole(seen);
    await close();
  });
});
