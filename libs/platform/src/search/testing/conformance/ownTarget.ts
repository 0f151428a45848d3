import { primaryIndex } from '@forecourt/search/model';
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import olderClient from 'algoliasearch-v4';
import type { SearchService } from '../../../ports/searchPort.ts';
import { sampleKeys, serveSearch } from '../serveSearch.ts';
import { batchesOf } from '../searchFixture.ts';
import { conformanceSite, conformanceStock, type ConformanceTarget } from './conformanceTarget.ts';

/** One site's own endpoint, over HTTP. */
export async function openOwnTarget(
  search: SearchService,
  closeSearch: () => Promise<void>,
): Promise<ConformanceTarget> {
  const server = await serveSearch(search, conformanceSite);
  const url = `${server.address}/api/search`;
  const hosts = [{ url, accept: 'readWrite' as const, protocol: 'http' as const }];
  return {
    reader: liteClient('forecourt', sampleKeys.search, { hosts }),
    writer: algoliasearch('forecourt', sampleKeys.admin, { hosts }),
    older: olderClient('forecourt', sampleKeys.admin, { hosts: [{ url, protocol: 'http' }] }),
    stranger: liteClient('forecourt', 'guessed', { hosts }),
    indexName: primaryIndex,
    fill: async () => void (await search.rebuild(batchesOf(conformanceStock))),
    hasRules: false,
    close: async () => {
      await server.close();
      await closeSearch();
    },
  };
}
