import type { Location } from '../location.ts';

/** Default time zone, in which most Australians live. IANA name. */
export const defaultTimeZone = 'Australia/Sydney';

/**
 * Time zone of a location's times: its own, else that of the dealer's main location, else of the first. IANA name.
 * @param locationId where the vehicle stands or whom the lead is for; null where that is not known
 */
export function timeZoneAt(
  locations: readonly Pick<Location, 'id' | 'primary' | 'time_zone'>[],
  locationId: string | null,
): string {
  const place =
    locations.find(({ id }) => id === locationId) ?? locations.find(({ primary }) => primary) ?? locations[0];
  return place?.time_zone ?? defaultTimeZone;
}
