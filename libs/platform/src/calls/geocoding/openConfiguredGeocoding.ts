import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { OpenAddressLimit } from '../../limits/addressLimit.ts';
import { noPlaces, type GeocodingService } from '../../ports/geocodingPort.ts';
import { openHttpGeocoding } from './httpGeocoding.ts';
import { openGeocoding } from './openGeocoding.ts';

export interface ConfiguredGeocodingDeps {
  config: Pick<Config, 'geocoding'>;
  now: () => Date;
  log: Logger;
  /** Address of the stand-in; null outside the demo. */
  standInUrl: string | null;
  openLimit: OpenAddressLimit;
}

/** Opens geocoding with the configured map service, with the stand-in in the demo, else with none. */
export function openConfiguredGeocoding(deps: ConfiguredGeocodingDeps): GeocodingService {
  const { config, now, log, standInUrl, openLimit } = deps;
  const service =
    config.geocoding.service ?? (standInUrl && { url: `${standInUrl}/maps/api/geocode/json`, key: 'stand-in' });
  return openGeocoding({ ask: service ? openHttpGeocoding({ service, log }) : noPlaces, now, openLimit });
}
