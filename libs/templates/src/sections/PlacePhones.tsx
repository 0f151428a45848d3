import type { Location, PublicSite } from '@forecourt/domain';
import { PhoneNumber } from '@forecourt/vehicle';
import { placePhones } from '@forecourt/vehicle/model';

/** The numbers of a place, each whole or on request as the site has it. */
export function PlacePhones({ site, location }: { site: PublicSite; location: Location }) {
  return placePhones(location, site).map((phone) => (
    <PhoneNumber key={phone.words + String('landline' in phone.request)} phone={phone} of={location.name} />
  ));
}
