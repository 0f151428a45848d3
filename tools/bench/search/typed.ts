import { createChance, mixSeed, type Chance } from './chance.ts';
import { facetNames, flatCar, type FlatCar } from './flatCar.ts';
import { replica, type ReplicaPlan } from './replicas.ts';
import { scopeNames, scopesOf, type ScopeName } from './scopes.ts';
import { hitsPerPage, maxValues } from './wirePages.ts';

/** What a visitor types into the search box, to be read by the service. */
export interface TypedQuestion {
  scope: ScopeName;
  site: string;
  query: string;
}

/** `Corolla` with two letters in the wrong order behind the first. */
function mistyped(word: string, chance: Chance): string {
  if (!/^\p{L}{5,}$/u.test(word)) return word;
  const at = 1 + chance.below(word.length - 2);
  return `${word.slice(0, at)}${word.charAt(at + 1)}${word.charAt(at)}${word.slice(at + 2)}`;
}

const synonyms = ['pickup', 'station wagon', 'hatchback', '4wd', 'auto', 'second hand', 'people mover', 'estate', 'ev'];

/** Words for a car: read as filters, with a typing error, or by other words than the stock has. */
function wordsFor({ facets, price, year }: FlatCar, chance: Chance): string {
  const [make = '', model = '', colour = ''] = [facets['make'], facets['model'], facets['colour'] ?? 'White'].map(
    (one) => one ?? '',
  );
  const budget = Math.ceil(((price ?? 0) + 1) / 5_000) * 5_000;
  return chance
    .pick([
      `${year ?? ''} ${colour} ${model} under ${budget}`,
      `${make} ${model} under ${budget / 1_000}k`,
      `${mistyped(make, chance)} ${model}`,
      `${make} ${mistyped(model, chance)}`,
      `${mistyped(make, chance)} ${chance.pick(synonyms)}`,
      `${make} ${chance.pick(synonyms)} under ${budget}`,
      `cheap ${chance.pick(synonyms)} low kms`,
      `${chance.pick(synonyms)} not ${colour}`,
    ])
    .trim();
}

/** Questions in turn for one dealer, a group and the whole market. */
export function typedQuestions(plan: ReplicaPlan, count: number): TypedQuestion[] {
  const scopes = scopesOf(plan.count);
  const chance = createChance(mixSeed(plan.seed, count));
  return Array.from({ length: count }, (_, place) => {
    const scope = scopeNames[place % scopeNames.length] ?? 'market';
    const { site } = chance.pick(scopes[scope]);
    return { scope, site: site.slug, query: wordsFor(flatCar(replica(plan, chance.below(plan.count))), chance) };
  });
}

/** The first page for some words as a visitor's browser asks for it. */
export const typedRequest = ({ query }: TypedQuestion) => ({
  indexName: 'Car_production',
  query,
  readWords: true,
  facets: [...facetNames],
  maxValuesPerFacet: maxValues,
  hitsPerPage,
  attributesToRetrieve: ['summary'],
  attributesToHighlight: [],
  filters: 'sold:false',
});
