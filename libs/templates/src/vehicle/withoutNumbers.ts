import type { Location } from '@forecourt/domain';

/**
 * A location as it may travel to the browser on a vehicle's page: its hours and address, and no phone number, which is
 * told on request only.
 */
export function withoutNumbers(location: Location): Location {
  return { ...location, contact_detail: { ...location.contact_detail, phone: '', landline_phone: null } };
}
