import { placePath, stateWords, type Location, type PublicSite } from '@forecourt/domain';
import { departmentsAt } from '@forecourt/locations/model';
import { pictureAddress } from '../page/pictureAddress.ts';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const types = {
  sales: 'AutoDealer',
  '': 'AutoDealer',
  'car-buying': 'AutoDealer',
  service: 'AutoRepair',
  parts: 'AutoPartsStore',
} as const;

const spanOf = (opens: string | null, closes: string | null) => (opens && closes ? { opens, closes } : null);

/** Opening hours by day; a day that is closed opens and closes at midnight, as schema.org specifies. */
function specialHours({ contact_detail: { special_hours: special } }: Location): object[] {
  return special.flatMap(({ date, status, start_hour, end_hour }) => {
    const span = status === 'Closed' ? { opens: '00:00', closes: '00:00' } : spanOf(start_hour, end_hour);
    return span ? [{ '@type': 'OpeningHoursSpecification', validFrom: date, validThrough: date, ...span }] : [];
  });
}

/** One location of a dealer as schema.org data. Our own ratings are left out: they do not qualify for rich results. */
export function placeFacts(site: PublicSite, location: Location): object {
  const { address, contact_detail: detail } = location;
  const special = specialHours(location);
  return {
    '@type': types[location.location_type],
    '@id': `${site.origin}${placePath(location)}#place`,
    name: location.name,
    url: `${site.origin}${placePath(location)}`,
    // Numbers shown on request only are not in structured data either.
    ...(site.flags.maskPhones ? {} : { telephone: detail.phone }),
    ...(location.image && { image: pictureAddress(location.image.url, site.origin) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      ...(stateWords(address.state) && { addressRegion: address.state }),
      postalCode: address.postcode,
      addressCountry: site.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.lat, longitude: address.long },
    openingHoursSpecification: detail.opening_hours.flatMap(({ weekday, status, open, close }) => {
      const span = status === 'Open' ? spanOf(open, close) : null;
      return span ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days[weekday], ...span }] : [];
    }),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
  };
}

/** A location with its nearby departments, each with its own hours. */
export function placeJsonLd(site: PublicSite, place: Location): object {
  const [, ...others] = departmentsAt(place, site.locations);
  return {
    '@context': 'https://schema.org',
    ...placeFacts(site, place),
    ...(others.length > 0 && { department: others.map((one) => placeFacts(site, one)) }),
  };
}
