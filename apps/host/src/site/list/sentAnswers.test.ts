import { sampleVehicle } from '@forecourt/domain/testing';
import { summariseVehicle } from '@forecourt/domain';
import type { FirstSearch } from '@forecourt/search/model';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { sentAnswers } from './sentAnswers.ts';

const asked = {
  state: { numericRefinements: { price: {} } },
  requests: [{ params: { page: 0 } }],
} as unknown as FirstSearch;
const own = summariseVehicle(sampleVehicle);
const [picture] = own.images;

/** What the search library finds in the browser. */
function arrived(results: unknown[]): unknown {
  const window: Record<symbol, Record<string, { results: unknown }>> = {};
  runInNewContext(sentAnswers(asked, results), { window, Symbol });
  const [answers] = Object.values(window[Symbol.for('InstantSearchInitialResults')] ?? {});
  return JSON.parse(JSON.stringify(answers?.results));
}

const hit = (summary: object, objectID = own.id) => ({ objectID, summary });

it.each([
  ['whose main picture is its first', { ...own, primary_image_url: picture?.url }],
  ['with another main picture', { ...own, primary_image_url: '/media/another' }],
  ['without a main picture', { ...own, primary_image_url: null }],
  ['of which no picture is said', { id: own.id, name: own.name }],
  ['without pictures', { ...own, primary_image_url: null, images: [] }],
])('hands over a vehicle %s as it was found', (_, summary) => {
  const results = [{ hits: [hit(summary), hit(summary, 'another')], nbHits: 2 }, { facets: { make: { Toyota: 2 } } }];
  expect(arrived(results)).toEqual(results);
});

it('says an id and the address of a first picture once, and leaves out what was asked', () => {
  const { url = '' } = picture ?? {};
  const script = sentAnswers(asked, [{ params: 'page=0', hits: [hit({ ...own, primary_image_url: url })] }]);
  expect(script.split(JSON.stringify(url))).toHaveLength(2);
  expect(script.split(JSON.stringify(own.id))).toHaveLength(2);
  expect(script).not.toContain('page=0');
});

it('ends no script early', () => {
  expect(sentAnswers(asked, [{ hits: [hit({ ...own, name: '</script><script>alert(1)' })] }])).not.toContain(
    '</script',
  );
});
