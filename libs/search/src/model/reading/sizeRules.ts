import { quoteFilterValue } from '../filters.ts';
import type { ReadPart } from './amountRules.ts';
import type { QueryWord } from './amounts.ts';
import { says } from './bounds.ts';
import type { StockWords } from './StockWords.ts';
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

/** `small suv`, `compact automatic suv`, `big 4wd`: the models of that size that are in stock, some of them named. */
export function readSize(words: readonly QueryWord[], at: number, stock: StockWords): ReadPart | null {
  const found = said.find(([phrase]) => says(words, at, phrase));
  if (!found || !words.slice(at + found[0].length).some(({ word }) => sized.test(word))) return null;
  const [phrase, size] = found;
  const counts = Object.entries(stock.facts.counts['make_model'] ?? {});
  const models = counts.filter(([value]) => suvSize(value) === size).sort((one, other) => other[1] - one[1]);
  if (models.length === 0) return null;
  const names = models.slice(0, maxNamed).map(([value]) => value.split(' > ')[1] ?? value);
  const rest = models.length > maxNamed ? ` and ${models.length - maxNamed} more` : '';
  return {
    length: phrase.length,
    attribute: 'size',
    filter: `(${models.map(([value]) => `make_model:${quoteFilterValue(value)}`).join(' OR ')})`,
    text: `${size}: ${names.join(', ')}${rest}`,
  };
}
