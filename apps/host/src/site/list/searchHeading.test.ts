import { siteSearchSchema } from '@forecourt/domain';
import { sampleSite } from '@forecourt/domain/testing';
import { readSearchUrl, searchHeading, searchSections, withRequestedSections } from '@forecourt/search/model';
import { expect, it } from 'vitest';
import { headingPattern, knownChoices, unlistedValues } from './searchHeading.ts';
import { headingAt } from './useListHeading.ts';

const known = ['Toyota > RAV4', 'Toyota > Corolla', 'Kia > Rio', '-TestMake > One'];
const own = searchSections({ search: siteSearchSchema.parse({}), flags: { certifiedFilter: false } });
const sections = withRequestedSections(own, ['model']);

it.each([
  ['', 'All vehicles'],
  ['car_type=used', 'Used vehicles'],
  ['car_type=used&make=toyota&model=rav4', 'Used Toyota RAV4 vehicles'],
  ['make_model=Toyota+%3E+Corolla', 'Toyota Corolla vehicles'],
  ['make=Toyota&make=Kia', 'All vehicles'],
  ['make_model=Toyota+%3E+Corolla&make=Kia', 'All vehicles'],
  ['make=-TestMake', '-TestMake vehicles'],
  ['make=%5C-TestMake', '-TestMake vehicles'],
  // What is not in stock is no heading.
  ['car_type=stolen', 'All vehicles'],
  ['make=Cheap+pills', 'All vehicles'],
  ['make=Kia&model=RAV4', 'Kia vehicles'],
  ['make_model=Kia+%3E+RAV4', 'All vehicles'],
])('heads “%s” with “%s”, on the server and in the browser', (address, heading) => {
  const pattern = headingPattern(sampleSite);
  const search = readSearchUrl(new URLSearchParams(address), sections);
  const listed = knownChoices(search, known);
  expect(searchHeading(pattern, listed.lists)).toBe(heading);
  const inBrowser = { pattern, shown: heading, unlisted: unlistedValues(search, listed) };
  expect(headingAt(address, sections, inBrowser).toLowerCase()).toBe(heading.toLowerCase());
});

it('makes it in the site’s own words', () => {
  const site = {
    ...sampleSite,
    messages: { 'stockList.heading': '{make} {model} · {condition}', 'stockList.used': 'pre-loved' },
  };
  expect(searchHeading(headingPattern(site), { car_type: ['used'], make: ['Kia'] })).toBe('Kia · pre-loved');
});
