import type { Location, PublicSite } from '@forecourt/domain';
import { PhoneNumber } from '@forecourt/vehicle';
import { placePhones } from '@forecourt/vehicle/model';

/** The phone numbers of a location, masked or not as the site configures. */
export function PlacePhones({ site, location }: { site: PublicSite; location: Location }) {
  return placePhones(location, site).map((phone) => (
    <PhoneNumber key={phone.words + String('landline' in phone.request)} phone={phone} of={location.name} />
  ));
}
