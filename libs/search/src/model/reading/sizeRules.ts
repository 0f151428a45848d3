import { anyOf } from '../filters.ts';
import { says } from './bounds.ts';
import { listOf } from './readingWords.ts';
import type { ReadRule } from './readRule.ts';
import { modelSize } from './modelSizes.ts';

type SuvSize = keyof typeof sizeKeys;

/** The size of an SUV as buyers name it; null for other vehicles and for models that are not known. */
function suvSize(value: string): SuvSize | null {
  const known = modelSize(value);
  if (known?.kind !== 'SUV') return null;
  return known.size === 1 ? 'Small' : known.size === 2 ? 'Medium' : 'Large';
}

const said: readonly (readonly [words: readonly string[], size: SuvSize])[] = [
  ...[
    'not too big',
    'not too large',
    'not huge',
    'small',
    'compact',
    'little',
    'mini',
    'light',
    'smaller',
    'smallest',
  ].map((phrase) => [phrase.split(' '), 'Small'] as const),
  ...['medium sized', 'medium size', 'medium', 'mid sized', 'mid size', 'midsize', 'midsized'].map(
    (phrase) => [phrase.split(' '), 'Medium'] as const,
  ),
  ...['large', 'big', 'bigger', 'biggest', 'largest', 'huge', 'full size', 'full sized'].map(
    (phrase) => [phrase.split(' '), 'Large'] as const,
  ),
];

/** Words for what has sizes, singular and plural. */
const sized = /^(?:suvs?|4wds?|4x4s?|awds?|crossovers?)$/;
const maxNamed = 3;

const sizeKeys = {
  Small: 'reading.smallModels',
  Medium: 'reading.mediumModels',
  Large: 'reading.largeModels',
} as const;

/** `small suv`, `compact automatic suv`, `big 4wd`: the models of that size that are in stock, some of them named. */
export const readSize: ReadRule = (words, at, { stock, say }) => {
  const found = said.find(([phrase]) => says(words, at, phrase));
  if (!found || !words.slice(at + found[0].length).some(({ word }) => sized.test(word))) return null;
  const [phrase, size] = found;
  const counts = Object.entries(stock.facts.counts['make_model'] ?? {});
  const models = counts.filter(([value]) => suvSize(value) === size).sort((one, other) => other[1] - one[1]);
  if (models.length === 0) return null;
  const names = models.slice(0, maxNamed).map(([value]) => value.split(' > ')[1] ?? value);
  const named = listOf(names, say);
  const more = models.length - names.length;
  return {
    length: phrase.length,
    attribute: 'size',
    filter: anyOf(
      'make_model',
      models.map(([value]) => value),
    ),
    text: say(sizeKeys[size], { models: more > 0 ? say('reading.andMore', { models: named, count: more }) : named }),
  };
};
