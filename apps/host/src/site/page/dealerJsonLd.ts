import type { PublicSite } from '@forecourt/domain';

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The dealer and its locations, as schema.org's AutoDealer. */
export function dealerJsonLd(site: PublicSite): object {
  const locations = site.locations.filter(({ visible }) => visible);
  return {
    '@context': 'https://schema.org',
    '@graph': locations.map((location) => ({
      '@type': 'AutoDealer',
      '@id': `${site.origin}/#${location.slug}`,
      name: location.name,
      url: `${site.origin}/`,
      // Where numbers are told on request only, not to machines either.
      ...(site.flags.maskPhones ? {} : { telephone: location.contact_detail.phone }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: location.address.street,
        addressLocality: location.address.city,
        addressRegion: location.address.state,
        postalCode: location.address.postcode,
        addressCountry: 'AU',
      },
      geo: { '@type': 'GeoCoordinates', latitude: location.address.lat, longitude: location.address.long },
      openingHoursSpecification: location.contact_detail.opening_hours.flatMap(({ weekday, open, close }) =>
        open && close
          ? [{ '@type': 'OpeningHoursSpecification', dayOfWeek: days[weekday], opens: open, closes: close }]
          : [],
      ),
    })),
  };
}
