import { toPublicSite, type PublicSite } from '../publicSite.ts';
import { siteSchema, type Site, type SiteInput } from '../site.ts';

const siteInput: SiteInput = {
  slug: 'harbour-toyota',
  name: 'Harbour Toyota',
  template: 'franchise',
  theme: 'toyota',
  manufacturer: 'Toyota',
  tagline: 'Fremantle’s home of Toyota',
  description: 'New, demo and certified used Toyotas in Fremantle.',
  dealerships: [
    {
      id: 'dealer-1',
      slug: 'harbour-toyota',
      name: 'Harbour Toyota',
      licence_number: 'MD12345',
      manufacturers: ['Toyota'],
    },
  ],
  stockDealershipIds: ['dealer-1'],
  licenceNumbers: ['MD12345'],
  locations: [
    {
      id: 'loc-sales',
      name: 'Harbour Toyota Sales',
      slug: 'fremantle-sales',
      primary: true,
      location_type: 'sales',
      manufacturers: ['Toyota'],
      dealership_id: 'dealer-1',
      dealership_slug: 'harbour-toyota',
      time_zone: 'Australia/Perth',
      address: {
        street: '12 Quarry Street',
        city: 'Fremantle',
        state: 'WA',
        postcode: '6160',
        lat: -32.05,
        long: 115.75,
      },
      contact_detail: {
        phone: '+61893350100',
        email: 'sales@harbourtoyota.example',
        opening_hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) =>
          weekday === 0
            ? { weekday, status: 'Closed' as const, formated_hours: 'Closed' }
            : { weekday, status: 'Open' as const, formated_hours: '8:30 am - 5:30 pm', open: '08:30', close: '17:30' },
        ),
      },
      dealer_license_number: 'MD12345',
      reviews: { average_rating: 4.7, count: 812 },
    },
  ],
  navigation: [
    { name: 'Home', url: '/' },
    { name: 'New vehicles', url: '/search?car_type=new', dynamicDropdown: 'models' },
    { name: 'Pre-owned vehicles', url: '/search?car_type=used', dynamicDropdown: 'stock' },
    { name: 'Contact us', url: '/contact' },
  ],
  terms: 'Pictures and figures here are a guide.\n\nWhat we agree with you in writing is what counts.',
  leadDestinations: [{ id: 'mail', type: 'email', to: 'leads@harbourtoyota.example' }],
};

/** A franchise site as its file says, whole numbers and all. */
export const sampleSiteFile: Site = siteSchema.parse(siteInput);

/** A franchise site as the browser sees it. */
export const sampleSite: PublicSite = toPublicSite(sampleSiteFile, 'http://harbour-toyota.localhost:3000');

/** A site's file that says what its public part does, for tests that read no field that is kept from browsers. */
export const wholeSite = (site: PublicSite): Site => ({
  ...site,
  leadDestinations: [],
  editors: [],
  hosts: [],
  allowedOrigins: [],
  identity: sampleSiteFile.identity,
  assets: {},
  plugins: [],
});
