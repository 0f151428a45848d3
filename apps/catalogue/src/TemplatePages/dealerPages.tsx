import { samplePeople } from '@forecourt/content/testing';
import type { Location } from '@forecourt/domain';
import { sampleArrival } from '@forecourt/locations/testing';
import { sampleFormPage, sampleNow, sampleReply } from '@forecourt/templates/testing';
import { TextField } from '@forecourt/ui';
import { inState, type PageState } from './pageStates.ts';
import type { PageSample, PagesOf } from './samplePages.tsx';
import { longName, longText, longWord, repeated, stockIn } from './sampleSite.ts';

const noNotes = { frontage: '', parking: '', transport: '', van_access: '' };
const spread = [3, 2, 5, 12, 78];

/** The place that a page is about, as it is in a state. */
const placeIn = (state: PageState): Location =>
  inState<Location>(state, {
    default: { ...sampleArrival, reviews: { average_rating: 4.6, count: 100, spread } },
    empty: { ...sampleArrival, arrival: noNotes, services: [], reviews: null },
    long: {
      ...sampleArrival,
      name: longName,
      services: [longText, longWord],
      address: { ...sampleArrival.address, street: `Level 14, Building C, 12345 ${longWord} Street` },
    },
    many: {
      ...sampleArrival,
      services: repeated(sampleArrival.services, 24, (service, place) => `${service}, ${place + 1}`),
    },
  });

const peopleIn = (state: PageState) =>
  inState(state, {
    default: samplePeople,
    empty: [],
    long: samplePeople.map((person) => ({
      ...person,
      name: `${person.name} ${longWord}`,
      role: longWord,
      about: longText,
    })),
    many: repeated(samplePeople, 60, (person, place) => ({ ...person, slug: `${person.slug}-${place}` })),
  });

/** The site with the place of the page as its first one. */
const withPlace = ({ site, state }: PageSample, place = placeIn(state)) => ({
  site: { ...site, locations: [place, ...site.locations.slice(1)] },
  place,
});

/** Pages about the dealer, its places and its people, and those that answer a visitor. */
export const dealerPages: PagesOf<
  'Contact' | 'Form' | 'Places' | 'Place' | 'GonePlace' | 'Team' | 'Reviews' | 'Success' | 'NotFound'
> = {
  Contact: ({ site }) => ({ site, now: sampleNow, slots: { form: <TextField label="Name" name="name" required /> } }),
  Form({ site, sample, state }) {
    const usual = sampleFormPage(sample);
    const more = inState(state, {
      default: {},
      empty: { intro: undefined, steps: [], benefits: [], faq: [] },
      long: {
        title: `Servicing by people who know your car, ${longWord} included`,
        intro: longText,
        steps: usual.steps?.map((step) => ({ ...step, title: `${step.title} ${longWord}`, text: longText })),
        benefits: usual.benefits?.map((benefit) => ({ ...benefit, text: longText })),
        faq: usual.faq?.map(({ question }) => ({
          question: `${question} Is ${longWord} one of them?`,
          answer: longText,
        })),
      },
      many: {
        steps: repeated(usual.steps ?? [], 9, (step, place) => ({ ...step, title: `${step.title} (${place + 1})` })),
        benefits: repeated(usual.benefits ?? [], 12, (one, place) => ({
          ...one,
          title: `${one.title} (${place + 1})`,
        })),
        faq: repeated(usual.faq ?? [], 24, (one, place) => ({ ...one, question: `${one.question} (${place + 1})` })),
      },
    });
    return { ...usual, ...more, site };
  },
  Places: ({ site }) => ({ site, now: sampleNow, filter: { department: null, make: null } }),
  Place(sample) {
    const { site, place } = withPlace(sample);
    const vehicles = stockIn(sample.sample, sample.state);
    return {
      site: { ...site, reviews: site.reviews.map((review) => ({ ...review, location_id: place.id })) },
      place,
      now: sampleNow,
      people: peopleIn(sample.state),
      stock: { count: vehicles.length, vehicles: vehicles.slice(0, 4) },
    };
  },
  GonePlace: (sample) => ({
    ...withPlace(sample, { ...placeIn(sample.state), visible: false, closed_on: '2026-06-30' }),
    now: sampleNow,
  }),
  Team: (sample) => ({ ...withPlace(sample), people: peopleIn(sample.state) }),
  Reviews: ({ site, state }) => ({
    site: {
      ...site,
      reviewSettings: {
        minimumRating: 4,
        count: 12,
        source: 'Google',
        sourceUrl: 'https://reviews.example',
        feed: false,
      },
      locations: site.locations.map((location) => ({
        ...location,
        reviews: state === 'empty' ? null : { average_rating: 4.6, count: 100, spread },
      })),
    },
  }),
  Success: ({ site, state }) => ({
    site,
    now: sampleNow,
    reply: sampleReply(site, state === 'many' ? 'test-drive' : 'enquiry'),
    isMailed: state !== 'empty',
  }),
  NotFound: ({ site }) => ({ site }),
};
