import type { Location } from '@forecourt/domain';

/**
 * A location's data for the browser on a vehicle's page: hours and address, without phone numbers, which are shown on
 * request only.
 */
export function withoutNumbers(location: Location): Location {
  return { ...location, contact_detail: { ...location.contact_detail, phone: '', landline_phone: null } };
}
