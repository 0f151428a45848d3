import { sampleSite } from '@forecourt/domain/testing';
import { expect, it } from 'vitest';
import { dealerJsonLd } from './dealerJsonLd.ts';

const graph = (site: typeof sampleSite) => (dealerJsonLd(site) as { '@graph': Record<string, unknown>[] })['@graph'];

it('tells search engines where the dealer is and when it is open', () => {
  const [dealer] = graph(sampleSite);
  expect(dealer).toMatchObject({
    '@type': 'AutoDealer',
    '@id': `${sampleSite.origin}/locations/fremantle-sales#place`,
    address: { streetAddress: '12 Quarry Street', addressRegion: 'WA', addressCountry: 'AU' },
    geo: { latitude: -32.05, longitude: 115.75 },
  });
  const hours = dealer?.['openingHoursSpecification'] as { dayOfWeek: string; opens: string }[];
  expect(hours.map(({ dayOfWeek }) => dayOfWeek)).not.toContain('Sunday');
  expect(hours[0]).toMatchObject({ dayOfWeek: 'Monday', opens: '08:30', closes: '17:30' });
});

it('contains no phone number, and no location that the site hides', () => {
  expect(JSON.stringify(dealerJsonLd(sampleSite))).not.toMatch(/phone|\+61/);
  const hidden = sampleSite.locations.map((location) => ({ ...location, visible: false }));
  expect(graph({ ...sampleSite, locations: hidden })).toEqual([]);
});
