import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { carriesAdminKey, SearchTrouble, type SearchKeys, type WireResponse } from '@forecourt/search-engine';
import type { VersionedSearch } from '../ports/searchPort.ts';
import { network } from '../secrets/keyedHashes.ts';
import type { WorkBudget } from './workBudget.ts';

export interface SearchLimits {
  /** Requests one address may make in ten seconds. */
  perAddress: number;
  /** What their answers may cost. @default as much as they like */
  work?: WorkBudget;
  keys: SearchKeys;
}

const seconds = 10;

function tooMany(spent: unknown): SearchTrouble {
  const wait = spent instanceof RateLimiterRes ? Math.max(1, Math.ceil(spent.msBeforeNext / 1_000)) : seconds;
  const unit = wait === 1 ? 'second' : 'seconds';
  return new SearchTrouble(429, `Too many requests from one address: ask again in ${wait} ${unit}`, wait);
}

function refusal({ status, message, retryAfterSeconds }: SearchTrouble): WireResponse {
  return { status, body: { message, status }, headers: { 'retry-after': String(retryAfterSeconds) } };
}

/**
 * A search that answers 429 to an address with too many or too expensive requests, on all sites together. Programs with
 * the admin key, and requests without an address, are not counted. Each process counts for itself.
 */
export function limitSearches<Search extends VersionedSearch>(
  search: Search,
  { perAddress, work, keys }: SearchLimits,
): Search {
  const limiter = new RateLimiterMemory({ points: perAddress, duration: seconds });
  return {
    ...search,
    async handle(site, request) {
      if (!request.address || carriesAdminKey(request, keys)) return search.handle(site, request);
      const { address } = request;
      try {
        await limiter.consume(network(address)).catch((spent: unknown) => Promise.reject(tooMany(spent)));
        await work?.check({ site: site.slug, address });
      } catch (refused) {
        if (refused instanceof SearchTrouble) return refusal(refused);
        throw refused;
      }
      return search.handle(site, request);
    },
  };
}
