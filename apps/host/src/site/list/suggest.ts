import { readSuggestions, suggestRequests, type Suggestions } from '@forecourt/search/model';
import { searchCall } from './searchCall.ts';

/** Suggestions of the search box for the typed words. */
export async function suggest(searchKey: string, words: string, signal: AbortSignal): Promise<Suggestions> {
  const requests = suggestRequests(words).map(({ params, ...request }) => ({ ...request, ...params }));
  const { results } = (await searchCall('queries', searchKey, { requests }, signal)) as { results: unknown[] };
  return readSuggestions(results);
}
