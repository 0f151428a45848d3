import { openAddressLimit } from '../../limits/addressLimit.ts';
import { keepAnswers } from '../keepAnswers.ts';
import type { LookUpPlace, GeocodingService, Place, PlaceRefused } from '../../ports/geocodingPort.ts';

export interface GeocodingDeps {
  ask: LookUpPlace;
  now: () => Date;
  /** Postcodes kept in memory: there are about 3,000 in use. @default 4_000 */
  max?: number;
  /** Postcodes that one address may have asked for in ten minutes; those that are known are not counted. @default 60 */
  perAddress?: number;
}

const day = 86_400_000;
/** Places stay; that there is none may change; a service that is down may be up again soon. */
const keptForMs = (place: Place): number => {
  if (place.found) return 30 * day;
  return place.reason === 'unknown' ? day : 30_000;
};

/** Postcodes, each asked for once in a while. */
export function openGeocoding({ ask, now, max = 4_000, perAddress = 60 }: GeocodingDeps): GeocodingService {
  const wait = openAddressLimit(perAddress, 600);
  const places = keepAnswers({
    now,
    keptForMs,
    max,
    ask: (postcode) => ask(postcode).catch((): Place => ({ found: null, reason: 'unavailable' })),
  });

  async function look(given: unknown, address = ''): Promise<Place | PlaceRefused> {
    const postcode = typeof given === 'string' ? given.trim() : '';
    if (!/^\d{4}$/.test(postcode)) return { found: null, reason: 'unknown' };
    const known = places.known(postcode);
    if (known) return known;
    const retryAfterSeconds = await wait(address);
    if (retryAfterSeconds > 0) return { found: null, reason: 'often', retryAfterSeconds };
    return places.ask(postcode);
  }

  return { lookUp: look, locate: async (postcode) => (await look(postcode)).found };
}
