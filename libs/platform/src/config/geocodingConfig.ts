import type { z } from 'zod';
import { readService, serviceAddress, serviceKey, type ServiceConfig } from './serviceAddress.ts';

/** The map service's share of the environment. */
export const geocodingVariables = {
  FORECOURT_GEOCODING_URL: serviceAddress('https://maps.googleapis.com/maps/api/geocode/json'),
  FORECOURT_GEOCODING_KEY: serviceKey,
};

export interface GeocodingConfig {
  /** Null: the stand-in in the demo; outside it places are not known. */
  service: ServiceConfig | null;
}

export type GeocodingConfigResult = { ok: true; geocoding: GeocodingConfig } | { ok: false; problems: string[] };

export function readGeocodingConfig(values: z.output<z.ZodObject<typeof geocodingVariables>>): GeocodingConfigResult {
  const { FORECOURT_GEOCODING_URL: url, FORECOURT_GEOCODING_KEY: key } = values;
  const reading = readService('FORECOURT_GEOCODING', url, key);
  return reading.ok ? { ok: true, geocoding: { service: reading.service } } : reading;
}
