import type { CountryCode } from '@forecourt/domain';
import { limitInProcess, type OpenAddressLimit } from '../../limits/addressLimit.ts';
import { openAnswerCache } from '../answerCache.ts';
import type { LookUpPlace, GeocodingService, Place, PlaceRefused } from '../../ports/geocodingPort.ts';

export interface GeocodingDeps {
  ask: LookUpPlace;
  now: () => Date;
  /** Postcodes cached in memory: about 3,000 are in use. @default 4_000 */
  max?: number;
  /** Postcodes that one address may look up in ten minutes; cached ones do not count. @default 60 */
  perAddress?: number;
  /** @default counts in this process alone */
  openLimit?: OpenAddressLimit;
}

const day = 86_400_000;
/** Positions are cached long, unknown postcodes for a day, failures only briefly. */
const cacheMs = (place: Place): number => {
  if (place.found) return 30 * day;
  return place.reason === 'unknown' ? day : 30_000;
};

/** Cached positions of postcodes. */
export function openGeocoding(deps: GeocodingDeps): GeocodingService {
  const { ask, now, max = 4_000, perAddress = 60, openLimit = limitInProcess } = deps;
  const wait = openLimit({ name: 'postcode', points: perAddress, seconds: 600 });
  const places = openAnswerCache({
    now,
    cacheMs,
    max,
    get: (key) =>
      ask(key.slice(2), key.slice(0, 2) as CountryCode).catch((): Place => ({ found: null, reason: 'unavailable' })),
  });

  async function lookUp(input: unknown, country: CountryCode, address = ''): Promise<Place | PlaceRefused> {
    const postcode = typeof input === 'string' ? input.trim() : '';
    if (!/^\d{4}$/.test(postcode)) return { found: null, reason: 'unknown' };
    const key = `${country}${postcode}`;
    const known = places.cached(key);
    if (known) return known;
    const retryAfterSeconds = await wait(address);
    if (retryAfterSeconds > 0) return { found: null, reason: 'often', retryAfterSeconds };
    return places.get(key);
  }

  return { lookUp, locate: async (postcode, country) => (await lookUp(postcode, country)).found };
}
