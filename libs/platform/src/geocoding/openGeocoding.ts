import type { AskPlace, GeocodingService, Place } from './geocodingPort.ts';

export interface GeocodingParts {
  ask: AskPlace;
  now: () => Date;
  /** Postcodes kept in memory: there are about 3,000 in use. @default 4_000 */
  most?: number;
}

interface Kept {
  place: Place;
  until: number;
}

const day = 86_400_000;
/** Places stay; that there is none may change; a service that is down may be up again soon. */
const keptForMs = (place: Place): number => {
  if (place.found) return 30 * day;
  return place.reason === 'unknown' ? day : 30_000;
};

/** Postcodes, each asked for once in a while. */
export function openGeocoding({ ask, now, most = 4_000 }: GeocodingParts): GeocodingService {
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

  async function look(given: unknown): Promise<Place> {
    const postcode = typeof given === 'string' ? given.trim() : '';
    if (!/^\d{4}$/.test(postcode)) return { found: null, reason: 'unknown' };
    const known = kept.get(postcode);
    if (known && known.until > now().getTime()) return known.place;
    const asking = underWay.get(postcode) ?? lookUp(postcode);
    underWay.set(postcode, asking);
    return asking.finally(() => underWay.delete(postcode));
  }

  return { look, locate: async (postcode) => (await look(postcode)).found };
}
