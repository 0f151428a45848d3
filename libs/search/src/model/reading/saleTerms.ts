import type { QueryWord } from './amounts.ts';
import { byFirstWord, says } from './bounds.ts';

/** Words about the sale, which hold for whatever a dealer sells: no vehicle is found or left out by them. */
const terms = byFirstWord(
  [
    'for sale',
    'on sale',
    'drive away',
    'driveaway',
    'no more to pay',
    'nothing more to pay',
    'on the road',
    'with rego',
    'rego included',
    'rego',
    'registered',
    'roadworthy',
    'road worthy',
    'rwc included',
    'with rwc',
    'rwc',
    'finance available',
    'on finance',
    'with finance',
    'no deposit',
    'nil deposit',
    'zero deposit',
    'trade in welcome',
    'trade ins welcome',
    'with warranty',
    'price negotiable',
    'negotiable',
    'or nearest offer',
    'ono',
    'daily driver',
    'daily drive',
    'everyday driver',
  ].map((phrase) => ({ words: phrase.split(' ') })),
);

/** `12 months rego`. A warranty's years may stand in a vehicle's text. */
function lastingTerm(words: readonly QueryWord[], at: number): number {
  if (!/^\d{1,2}$/.test(words[at]?.word ?? '')) return 0;
  if (!/^(?:months?|mths?|years?|yrs?)$/.test(words[at + 1]?.word ?? '')) return 0;
  return /^(?:rego|registration)$/.test(words[at + 2]?.word ?? '') ? 3 : 0;
}

/** How many words from one position on are about the sale alone; 0 for none. */
export function saleTermLength(words: readonly QueryWord[], at: number): number {
  const found = terms.get(words[at]?.word ?? '')?.find((one) => says(words, at, one.words));
  return found?.words.length ?? lastingTerm(words, at);
}
