import type { CountryCode } from '@forecourt/domain';
import type { Logger } from 'pino';
import { z } from 'zod';
import { callJson } from '../callJson.ts';
import type { ServiceConfig } from '../../config/serviceAddress.ts';
import type { LookUpPlace } from '../../ports/geocodingPort.ts';

/** Each country with its islands, in degrees. */
const countryBounds: Readonly<Record<CountryCode, { south: number; north: number; west: number; east: number }>> = {
  AU: { south: -56, north: -8, west: 95, east: 169 },
  NZ: { south: -53, north: -29, west: 165, east: 180 },
};

const answerSchema = z.object({
  status: z.string().max(60).default('OK'),
  results: z
    .array(
      z.object({
        geometry: z.object({
          location: z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
        }),
      }),
    )
    .default([]),
});

export interface HttpGeocodingOptions {
  service: ServiceConfig;
  log: Logger;
  /** Time limit of one call, in milliseconds. @default 3_000 */
  timeoutMs?: number;
}

/** A map service over HTTP with Google's geocoding API. */
export function openHttpGeocoding({ service, log, timeoutMs = 3_000 }: HttpGeocodingOptions): LookUpPlace {
  return async (postcode, country) => {
    const url = new URL(service.url);
    const components = `postal_code:${postcode}|country:${country}`;
    url.search = new URLSearchParams({ components, region: country.toLowerCase(), key: service.key }).toString();
    const answer = await callJson(url, { timeoutMs });
    const reading = answer.ok && answer.status === 200 ? answerSchema.safeParse(answer.body) : null;
    if (reading?.success) {
      const { status, results } = reading.data;
      const [first] = results;
      if (status === 'ZERO_RESULTS' || (status === 'OK' && !first)) return { found: null, reason: 'unknown' };
      if (status === 'OK' && first) {
        const { lat, lng } = first.geometry.location;
        const { south, north, west, east } = countryBounds[country];
        // Other positions belong to a postcode of another country.
        if (lat < south || lat > north || lng < west || lng > east) return { found: null, reason: 'unavailable' };
        return { found: { lat, long: lng } };
      }
      log.warn({ part: 'geocoding', status }, 'The map service refused to look up a postcode');
      return { found: null, reason: 'unavailable' };
    }
    const why = !answer.ok ? answer.reason : reading ? 'Unreadable' : `Answered ${answer.status}`;
    log.warn({ part: 'geocoding', why }, 'The map service did not answer as agreed');
    return { found: null, reason: 'unavailable' };
  };
}
