import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { carriesAdminKey, type SearchKeys, type WireResponse } from '@forecourt/search-engine';
import type { VersionedSearch } from '../ports/searchPort.ts';
import { network } from '../secrets/keyedHashes.ts';

export interface SearchLimits {
  /** Requests one address may make in ten seconds. */
  perAddress: number;
  keys: SearchKeys;
}

const seconds = 10;

function refusal(spent: unknown): WireResponse {
  const wait = spent instanceof RateLimiterRes ? Math.max(1, Math.ceil(spent.msBeforeNext / 1_000)) : seconds;
  const message = `Too many requests from one address: ask again in ${wait} ${wait === 1 ? 'second' : 'seconds'}`;
  return { status: 429, body: { message, status: 429 }, headers: { 'retry-after': String(wait) } };
}

/**
 * A search that answers 429 to an address that asks too often, on all sites together. Programs with the admin key, and
 * requests without an address, are not counted. Each process counts for itself.
 */
export function limitSearches<Search extends VersionedSearch>(
  search: Search,
  { perAddress, keys }: SearchLimits,
): Search {
  const limiter = new RateLimiterMemory({ points: perAddress, duration: seconds });
  return {
    ...search,
    async handle(site, request) {
      if (!request.address || carriesAdminKey(request, keys)) return search.handle(site, request);
      try {
        await limiter.consume(network(request.address));
      } catch (spent) {
        return refusal(spent);
      }
      return search.handle(site, request);
    },
  };
}
