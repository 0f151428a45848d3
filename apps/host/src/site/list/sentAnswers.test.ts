import { sampleVehicle } from '@forecourt/domain/testing';
import { summariseVehicle } from '@forecourt/domain';
import { usualCounts, type FirstSearch } from '@forecourt/search/model';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { answersKey } from './searchDrawing.ts';
import { sentAnswers, shownAnswers } from './sentAnswers.ts';

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
  const [answers] = Object.values(window[answersKey] ?? {});
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

it('shows of an attribute that is narrowed by a range what a slider needs, however often it is asked', () => {
  const counts = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [9_000 + at * 100, 1]));
  const sum = Object.keys(counts).reduce((all, price) => all + Number(price), 0);
  const answer = {
    facets: { make: { Toyota: 300 }, price: counts },
    facets_stats: { price: { min: 9_000, max: 38_900, avg: sum / 300, sum } },
  };
  const shown = shownAnswers([answer, { hits: [] }], asked.state);
  expect(shown).toEqual([
    { ...answer, facets: { make: { Toyota: 300 }, price: { 38_300: 294, 38_900: 6 } } },
    { hits: [] },
  ]);
  expect(shownAnswers(shown, asked.state)).toEqual(shown);
  expect(usualCounts('price', { ...answer.facets_stats.price, counts })).toEqual({ 38_300: 294, 38_900: 6 });
});
