import type { LeadDestination, Site } from '@forecourt/domain';
import { leadDestinationSchema } from '@forecourt/domain';
import { describe, expect, it } from 'vitest';
import { dealershipOf, destinationsFor } from './destinationsFor.ts';
import { mailDestination, sampleLead, siteWith } from './testing/leadSamples.ts';

const to = (id: string, more: Partial<Pick<LeadDestination, 'categories' | 'dealershipIds'>> = {}) => ({
  ...mailDestination,
  id,
  ...more,
});

const plain = siteWith([]);
const [first] = plain.dealerships;
const [place] = plain.locations;
if (!first || !place) throw new Error('The sample site has no dealership or no location.');

function groupWith(...leadDestinations: LeadDestination[]): Site {
  const second = { ...first!, id: 'dealer-2', slug: 'harbour-kia' };
  const kiaPlace = { ...place!, id: 'loc-kia', dealership_id: 'dealer-2', dealership_slug: 'harbour-kia' };
  return { ...plain, dealerships: [first!, second], locations: [place!, kiaPlace], leadDestinations };
}

const lead = { category: 'General Enquiry', car_dealership_id: null, location_id: null, fields: {} };
const names = (site: Site, given: Partial<typeof sampleLead> = {}) =>
  destinationsFor(site, { ...lead, ...given }).map(({ id }) => id);

describe('the dealership of a lead', () => {
  it('is its vehicle’s, then the one it names, then its location’s, then the first', () => {
    const site = groupWith();
    const fields = { dealership_slug: 'harbour-kia' };
    expect(dealershipOf({ ...lead, car_dealership_id: 'dealer-1', fields }, site)).toBe('dealer-1');
    expect(dealershipOf({ ...lead, fields, location_id: 'loc-sales' }, site)).toBe('dealer-2');
    expect(dealershipOf({ ...lead, location_id: 'loc-kia' }, site)).toBe('dealer-2');
    expect(dealershipOf(lead, site)).toBe('dealer-1');
  });
});

describe('the destinations of a lead', () => {
  it('are those of its dealership, and those of all', () => {
    const site = groupWith(
      to('all'),
      to('toyota', { dealershipIds: ['dealer-1'] }),
      to('kia', { dealershipIds: ['dealer-2'] }),
    );
    expect(names(site)).toEqual(['all', 'toyota']);
    expect(names(site, { car_dealership_id: 'dealer-2' })).toEqual(['all', 'kia']);
  });

  it('are those that take its category', () => {
    const site = groupWith(
      to('sales', { categories: ['Vehicle Enquiry'] }),
      to('general', { categories: ['General Enquiry'] }),
    );
    expect(names(site)).toEqual(['general']);
  });

  it('are all of its dealership where none takes the category: nobody’s lead is read by nobody', () => {
    const site = groupWith(
      to('sales', { categories: ['Vehicle Enquiry'] }),
      to('kia', { dealershipIds: ['dealer-2'] }),
    );
    expect(names(site)).toEqual(['sales']);
  });

  it('are never another dealership’s', () => {
    expect(names(groupWith(to('kia', { dealershipIds: ['dealer-2'] })))).toEqual([]);
  });
});

it.each([
  ['ADF that goes nowhere', { id: 'a', type: 'adf' }, "give 'to'"],
  ['ADF that goes two ways', { id: 'a', type: 'adf', to: 'a@b.example', url: 'https://b.example' }, "give 'to'"],
  ['a folder outside', { id: 'a', type: 'csv', folder: '../etc' }, 'small letters'],
])('refuses %s', (_, destination, words) => {
  expect(leadDestinationSchema.safeParse(destination).error?.message).toContain(words);
});
