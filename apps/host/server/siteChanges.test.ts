import { describe, expect, it } from 'vitest';
import { changesOfTags, vehicleOfPath, vehiclesOn } from './siteChanges.ts';

describe('the change of a site', () => {
  it('is of its vehicles where the tags name them, for each site by itself', () => {
    const tags = ['stock:one', 'car:one:rav4', 'stock:group', 'car:group:rav4', 'car:group:yaris'];
    expect([...changesOfTags(tags)]).toEqual([
      ['one', new Set(['rav4'])],
      ['group', new Set(['rav4', 'yaris'])],
    ]);
  });

  it.each([
    ['its file', ['site:one', 'car:one:rav4']],
    ['its content', ['content:one']],
    ['stock that nobody names', ['stock:one']],
    ['an import', ['stock:one', ...Array.from({ length: 51 }, (_, place) => `car:one:a-${place}`)]],
  ])('is of everything: %s', (_what, tags) => {
    expect(changesOfTags(tags).get('one')).toBe('everything');
  });
});

it('knows the page of a vehicle from every other', () => {
  expect(['/cars/2024-kia-ev6-a1', '/cars/a1/checkout', '/cars', '/search?q=/cars/a1'].map(vehicleOfPath)).toEqual([
    '2024-kia-ev6-a1',
    null,
    null,
    null,
  ]);
});

it('finds the vehicles that a page links to', () => {
  const page = Buffer.from('<a href="/cars/a-1"><a href="http://dealer.example/cars/b-2#top">{"href":"/cars/a-1"}');
  expect(vehiclesOn(page)).toEqual(new Set(['a-1', 'b-2']));
});
