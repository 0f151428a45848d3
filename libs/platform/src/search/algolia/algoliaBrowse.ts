import { echoParams, readText, type SearchEngine, type SiteBoundary, type WireParams } from '@forecourt/search-engine';
import type { AlgoliaAccount } from './AlgoliaAccount.ts';
import { plainRecord } from './algoliaReads.ts';
import { boundedParams } from './boundedParams.ts';
import { BrowseCursor } from './browseCursor.ts';

/** One page of a walk through all records of the site. */
export async function browseAlgolia(
  account: AlgoliaAccount,
  index: string,
  wire: WireParams,
  boundary: SiteBoundary,
): Promise<ReturnType<SearchEngine['browse']>> {
  const cursors = new BrowseCursor(account.secret, index, boundary);
  const cursorText = readText(wire, 'cursor', '', 200_000);
  const params = { hitsPerPage: 1_000, ...wire };
  const browseParams = cursorText
    ? { cursor: cursors.open(cursorText) }
    : { params: echoParams(boundedParams(params, boundary)) };
  const found = await account.writer.browse<Record<string, unknown>>({
    indexName: account.remote(index),
    browseParams,
  });
  return {
    hits: found.hits.map(plainRecord),
    nbHits: found.nbHits ?? found.hits.length,
    page: 0,
    nbPages: found.nbPages ?? 1,
    hitsPerPage: found.hitsPerPage ?? found.hits.length,
    ...(found.cursor ? { cursor: cursors.seal(found.cursor) } : {}),
    query: found.query ?? '',
    params: echoParams(cursorText ? {} : wire),
    processingTimeMS: found.processingTimeMS ?? 0,
  };
}
