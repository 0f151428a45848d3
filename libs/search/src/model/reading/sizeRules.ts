import { quoteFilterValue } from '../filters.ts';
import { says } from './bounds.ts';
import { listOf } from './readingWords.ts';
import type { ReadRule } from './readRule.ts';
import { suvSize, type SuvSize } from './suvSizes.ts';

const said: readonly (readonly [words: readonly string[], size: SuvSize])[] = [
  ...['small', 'compact', 'little', 'mini', 'light', 'smaller'].map((word) => [[word], 'Small'] as const),
  ...['medium sized', 'medium size', 'medium', 'mid sized', 'mid size', 'midsize', 'midsized'].map(
    (phrase) => [phrase.split(' '), 'Medium'] as const,
  ),
  ...['large', 'big', 'bigger', 'full size', 'full sized'].map((phrase) => [phrase.split(' '), 'Large'] as const),
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
    filter: `(${models.map(([value]) => `make_model:${quoteFilterValue(value)}`).join(' OR ')})`,
    text: say(sizeKeys[size], { models: more > 0 ? say('reading.andMore', { models: named, count: more }) : named }),
  };
};
