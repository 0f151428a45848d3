import { siteSchema } from '@forecourt/domain';
import { expect, it } from 'vitest';
import { siteWith } from '../events/testing/eventSamples.ts';
import { judgeTags } from './tagCosts.ts';

const site = siteSchema.parse({
  ...siteWith(),
  analytics: { measurementId: 'G-ABC1234567', budget: { kilobytes: 100, milliseconds: 50 } },
});
const tag = { name: 'google-analytics' as const, kilobytes: 100, isPartial: false, milliseconds: 50 };

it.each([
  ['both at their bars', {}, false],
  ['a kilobyte more', { kilobytes: 101 }, true],
  ['a millisecond more', { milliseconds: 51 }, true],
  ['a time that no browser tells', { milliseconds: null }, false],
])('judges %s by the budget of the site’s file', (_, change, isOver) => {
  expect(judgeTags(site, [{ ...tag, ...change }]).map((one) => one.isOver)).toEqual([isOver]);
});

it('leaves out a script that the site does not have', () => {
  expect(judgeTags(site, [{ ...tag, name: 'chat' }])).toEqual([]);
});
