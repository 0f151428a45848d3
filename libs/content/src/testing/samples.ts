import {
  contentKinds,
  locationSchema,
  reviewSchema,
  type ContentRecord,
  type NavigationItem,
  type PublicSite,
  type Review,
} from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';

/** Monday 2 November 2026, 10 am in Perth. */
export const sampleNow = new Date('2026-11-02T02:00:00Z');

export const sampleReviews: Review[] = [
  {
    id: 'r1',
    customer_name: 'Priya N.',
    text: 'Straight answers, a fair figure for our old Corolla, and the car was spotless on the day. They even showed Mum how to pair her phone.',
    rating: 5,
    review_date: '2026-09-14',
    reply_text: 'Thank you Priya, enjoy the Yaris Cross. See you at the first service.',
    reply_date: '2026-09-15',
  },
  {
    id: 'r2',
    customer_name: 'Dave H.',
    text: 'Second HiLux from the same bloke. No mucking about.',
    rating: 4.5,
    review_date: '2026-10-02',
    reply_text: null,
    reply_date: null,
  },
  {
    id: 'r3',
    customer_name: 'Morgan T.',
    text: 'Waited too long for a call back.',
    rating: 2,
    review_date: '2026-10-20',
    reply_text: null,
    reply_date: null,
  },
].map((review) => reviewSchema.parse(review));

/** The model range, grouped by category as a manufacturer's menu is. */
export const sampleModels: NavigationItem[] = [
  {
    name: 'SUVs and 4WDs',
    url: '/search?body=SUV',
    dropdownItems: [
      { name: 'RAV4', url: '/search?model=RAV4' },
      { name: 'Kluger', url: '/search?model=Kluger' },
    ],
  },
  { name: 'Utes and vans', url: '/search?body=Ute', dropdownItems: [{ name: 'HiLux', url: '/search?model=HiLux' }] },
];

const main = sampleSite.locations[0];

/** The sample site with reviews, promises, a workshop and a group menu. */
export const sampleContentSite: PublicSite = {
  ...sampleSite,
  about: 'Harbour Toyota has sold and looked after cars in Fremantle since the trams ran past the front gate.',
  reviews: sampleReviews,
  guarantees: [
    'One haggle-free price',
    '48hr money back guarantee',
    'Lifetime engine guarantee',
    'Cool value servicing for life',
    '12 months roadside assist',
  ],
  locations: main
    ? [
        main,
        locationSchema.parse({
          ...main,
          id: 'loc-service',
          name: 'Harbour Toyota Service and Parts',
          slug: 'fremantle-service',
          primary: false,
          location_type: 'service',
          dealer_license_number: null,
          motor_vehicle_repairer: 'MRB9321',
          reviews: null,
        }),
      ]
    : [],
  socialUrls: {
    facebook: 'https://facebook.example/harbourtoyota',
    instagram: 'https://instagram.example/harbourtoyota',
  },
};

/** Staff of one location, one of them with a portrait and one who cannot be contacted. */
export const samplePeople: ContentRecord<'person'>[] = [
  { slug: 'mei-tan', name: 'Mei Tan', role: 'Sales manager', languages: ['Mandarin', 'Malay'] },
  {
    slug: 'jack-obrien',
    name: 'Jack O’Brien',
    role: 'Service adviser',
    about: 'Answers the workshop’s phone from seven.',
  },
  { slug: 'amara-nwosu', name: 'Amara Nwosu', role: 'Finance specialist', languages: ['Igbo'] },
  { slug: 'luca-ferri', name: 'Luca Ferri', role: 'Apprentice technician', asked: false },
].map(({ slug, ...fields }) => {
  const kind = contentKinds.person.schema;
  return { slug, ...kind.parse({ ...fields, locations: ['fremantle-sales'] }) };
});
