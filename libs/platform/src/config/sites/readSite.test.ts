import { sampleSiteFile } from '@forecourt/domain/testing';
import { describe, expect, it } from 'vitest';
import { readSite } from './readSite.ts';

/** A right file, with one field put in or changed. */
function problemsWith(path: string, value: unknown): [field: string, message: string][] {
  const content = structuredClone({ ...sampleSiteFile, offers: undefined }) as Record<string, unknown>;
  const parts = path.split('.');
  const last = parts.pop()!;
  const parent = parts.reduce<Record<string, unknown>>(
    (at, part) => (at[part] ??= {}) as Record<string, unknown>,
    content,
  );
  parent[last] = value;
  const file = { name: `${sampleSiteFile.slug}.json`, text: JSON.stringify(content) };
  const reading = readSite(file, null, { themes: ['toyota', 'kia'] });
  return 'problems' in reading ? reading.problems.map(({ field, message }) => [field, message]) : [];
}

it('takes a right file, also with what editors and demos write into it', () => {
  expect(problemsWith('name', 'Another name')).toEqual([]);
  expect(problemsWith('$schema', '../site.schema.json')).toEqual([]);
  expect(problemsWith('demo_written_on', '2026-11-22')).toEqual([]);
});

describe('a mistake', () => {
  it.each([
    ['phone', '08 9335 0100', 'phone', "did you mean 'phones'?"],
    ['brandColor', '#ff0000', 'brandColor', "did you mean 'brandColour'?"],
    ['paths.serach', '/stock', 'paths.serach', "did you mean 'search'?"],
    ['texts.noprice', 'Ask us.', 'texts.noprice', "did you mean 'noPrice'?"],
    ['search.perpage', 12, 'search.perpage', "did you mean 'perPage'?"],
    ['locations.0.adress', {}, 'locations.0.adress', "did you mean 'address'?"],
    ['dealerships.0.licence', '1', 'dealerships.0.licence', 'is no field that is known'],
    ['navigation', [{ name: 'A', url: '/', dropdownItem: [] }], 'navigation.0.dropdownItem', "'dropdownItems'?"],
    ['leadDestinations', [{ id: 'a', type: 'email', too: 'a@b.example' }], 'leadDestinations.0.too', "'to'?"],
    ['template', 'franchize', 'template', "did you mean 'franchise'?"],
    ['theme', 'toyta', 'theme', "did you mean 'toyota'?"],
    ['theme', 'bentley', 'theme', 'there are toyota, kia'],
    ['flags.buyOnlinPage', true, 'flags.buyOnlinPage', "did you mean 'buyOnlinePage'?"],
    ['pages', ['carers'], 'pages.0', "did you mean 'careers'?"],
    ['brandColour', 'red', 'brandColour', 'a colour as #RRGGBB'],
    ['hosts', ['HTTP://A.example'], 'hosts.0', ''],
    ['email', 'sales at dealer', 'email', 'is no mail address'],
    ['leadDestinations', [{ id: 'a', type: 'email', to: 'leads' }], 'leadDestinations.0.to', 'is no mail address'],
    ['phones.used', '12345', 'phones.used', 'is no Australian phone number'],
    ['navigation', [{ name: 'A', url: 'htps:/a.example' }], 'navigation.0.url', "begins with '/'"],
    ['navigation', [{ name: 'A', url: 'dealer:finanse' }], 'navigation.0.url', 'serviceBooking, finance, sellMyCar'],
    [
      'leadDestinations',
      [{ id: 'a', type: 'email', to: 'a@b.example', dealershipIds: ['x'] }],
      'leadDestinations.0.dealershipIds.0',
      'is no dealership of the site',
    ],
  ])('in %s is answered with its field and what would be right', (path, value, field, message) => {
    const problems = problemsWith(path, value);
    expect(problems.map(([name]) => name)).toContain(field);
    expect(problems.find(([name]) => name === field)?.[1]).toContain(message);
  });
});
