import {
  displayPhone,
  isMasked,
  maskPhone,
  vehicleEventParams,
  type Location,
  type PhoneLine,
  type PlaceEventParams,
  type PublicSite,
  type Vehicle,
  type VehicleEventParams,
} from '@forecourt/domain';

type PhoneSite = Pick<PublicSite, 'phones' | 'locations' | 'slug' | 'paths' | 'flags'>;

/**
 * Number to call about a vehicle: the site's for its kind (demo falls back to new), else its location's. Unformatted;
 * the page formats it with `displayPhone` of the domain.
 */
export function phoneFor(
  vehicle: Pick<Vehicle, 'car_type' | 'location' | 'location_id'>,
  site: Pick<PublicSite, 'phones' | 'locations'>,
): string | null {
  const { phones } = site;
  const ofType = phones[vehicle.car_type] ?? (vehicle.car_type === 'demo' ? phones.new : undefined);
  const ofPlace = site.locations.find(({ id }) => id === vehicle.location_id)?.contact_detail.phone;
  return ofType || vehicle.location?.phone || ofPlace || null;
}

/** Identifies a number to the server: a vehicle's, a location's or one of the site's own lines. */
export type PhoneRequest = { website_id: string } & (
  { car_id: string; dealership_id: string } | { location_id: string; landline?: 'yes' } | { line: PhoneLine }
);

/** A number as it travels to the browser: where the site masks, it does not contain the number itself. */
export interface PublicPhone {
  /** Formatted, with its end hidden where the site masks. @example '08 93** ****' */
  words: string;
  /** For `tel:`; null where it is shown on request only. */
  number: string | null;
  /** Identifies the number when it is requested. */
  request: PhoneRequest;
  /** Contact page, for when the number cannot be fetched. */
  contactHref: string;
  /** Parameters of the click event. */
  event: (VehicleEventParams & { car_id: string }) | PlaceEventParams;
}

/** The only place that masks a number. */
function publicPhone(
  phone: string,
  { flags, paths }: Pick<PhoneSite, 'flags' | 'paths'>,
  about: Pick<PublicPhone, 'request' | 'event'>,
): PublicPhone {
  const words = displayPhone(phone);
  const isHidden = flags.maskPhones || isMasked(phone);
  return {
    words: isHidden ? maskPhone(words) : words,
    number: isHidden ? null : phone,
    contactHref: paths.contact,
    ...about,
  };
}

/** The number to call about a vehicle, as the browser may have it; null where there is none. */
export function vehiclePhone(vehicle: Vehicle, site: PhoneSite): PublicPhone | null {
  const phone = phoneFor(vehicle, site);
  return phone
    ? publicPhone(phone, site, {
        request: { car_id: vehicle.id, dealership_id: vehicle.dealership_id, website_id: site.slug },
        event: { car_id: vehicle.id, ...vehicleEventParams(vehicle) },
      })
    : null;
}

/** The numbers of a location, as the browser may have them: its phone, then its landline where that differs. */
export function placePhones(
  { id, contact_detail }: Pick<Location, 'id' | 'contact_detail'>,
  site: PhoneSite,
): PublicPhone[] {
  const { phone, landline_phone: landline } = contact_detail;
  const request = { location_id: id, website_id: site.slug };
  const event = { location_id: id };
  return [
    ...(phone ? [publicPhone(phone, site, { request, event })] : []),
    ...(landline && (landline !== phone || isMasked(landline))
      ? [publicPhone(landline, site, { request: { ...request, landline: 'yes' }, event })]
      : []),
  ];
}

/** The site's own number for a kind of vehicle, as the browser may have it; null where there is none. */
export function linePhone(line: PhoneLine, site: PhoneSite): PublicPhone | null {
  const phone = site.phones[line];
  const [place] = site.locations.filter(({ visible }) => visible);
  if (!phone) return null;
  return publicPhone(phone, site, {
    request: { line, website_id: site.slug },
    event: { location_id: place?.id ?? site.slug },
  });
}

/** The number of a site's main line, or of its first location; null for a site without any. */
export function mainLine(site: PhoneSite): PublicPhone | null {
  const own = (['used', 'new', 'demo'] as const).map((line) => linePhone(line, site)).find((phone) => phone !== null);
  const places = site.locations.filter(({ visible }) => visible);
  const [place] = [...places.filter(({ primary }) => primary), ...places];
  return own ?? (place ? (placePhones(place, site)[0] ?? null) : null);
}
