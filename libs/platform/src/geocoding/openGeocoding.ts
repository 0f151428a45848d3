import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { network } from '../signIn/keyedHashes.ts';
import type { AskPlace, GeocodingService, Place, PlaceRefused } from './geocodingPort.ts';

export interface GeocodingParts {
  ask: AskPlace;
  now: () => Date;
  /** Postcodes kept in memory: there are about 3,000 in use. @default 4_000 */
  most?: number;
  /** Postcodes that one address may have asked for in ten minutes; those that are known are not counted. @default 60 */
  perAddress?: number;
}

interface Kept {
  place: Place;
  until: number;
}

const day = 86_400_000;
const limitSeconds = 600;
/** Places stay; that there is none may change; a service that is down may be up again soon. */
const keptForMs = (place: Place): number => {
  if (place.found) return 30 * day;
  return place.reason === 'unknown' ? day : 30_000;
};

/** Postcodes, each asked for once in a while. */
export function openGeocoding({ ask, now, most = 4_000, perAddress = 60 }: GeocodingParts): GeocodingService {
  const limiter = new RateLimiterMemory({ points: perAddress, duration: limitSeconds });
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Place>>();

  async function lookUp(postcode: string): Promise<Place> {
    const place = await ask(postcode).catch((): Place => ({ found: null, reason: 'unavailable' }));
    kept.delete(postcode);
    kept.set(postcode, { place, until: now().getTime() + keptForMs(place) });
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return place;
  }

  async function refusalOf(address: string): Promise<PlaceRefused | null> {
    try {
      await limiter.consume(network(address));
      return null;
    } catch (spent) {
      const wait = spent instanceof RateLimiterRes ? Math.ceil(spent.msBeforeNext / 1_000) : limitSeconds;
      return { found: null, reason: 'often', retryAfterSeconds: Math.max(1, wait) };
    }
  }

  async function look(given: unknown, address = ''): Promise<Place | PlaceRefused> {
    const postcode = typeof given === 'string' ? given.trim() : '';
    if (!/^\d{4}$/.test(postcode)) return { found: null, reason: 'unknown' };
    const known = kept.get(postcode);
    if (known && known.until > now().getTime()) return known.place;
    const refusal = address === '' ? null : await refusalOf(address);
    if (refusal) return refusal;
    const asking = underWay.get(postcode) ?? lookUp(postcode);
    underWay.set(postcode, asking);
    return asking.finally(() => underWay.delete(postcode));
  }

  return { look, locate: async (postcode) => (await look(postcode)).found };
}
