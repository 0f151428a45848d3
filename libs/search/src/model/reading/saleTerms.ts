import type { QueryWord } from './amounts.ts';
import { byFirstWord, says } from './bounds.ts';

/** Words about the sale, which hold for whatever a dealer sells: no vehicle is found or left out by them. */
const terms = byFirstWord(
  [
    'for sale',
    '4 sale',
    '4sale',
    'ex fleet',
    'ex rental',
    'ex lease',
    'ex government',
    'ex govt',
    'finance',
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
    'no accidents',
    'no accident history',
    'accident free',
    'never crashed',
    'not written off',
    'never written off',
    'no write offs',
    'no hail damage',
    'hail damage',
    'no damage',
    'no rust',
    'no issues',
    'no problems',
    'no worries',
    'log books',
    'logbooks',
    'logbook',
    'with books',
    'full service history',
    'service history',
    'full history',
    'cash',
    'no trades',
    'private sale',
    'private seller',
    'near me',
    'close to me',
    'close by',
    'in my area',
    'ready to go',
    'ready to drive away',
    'best deal',
    'best deals',
    'good deal',
    'good condition',
    'great condition',
    'excellent condition',
    'mint condition',
    'immaculate',
    'reliable',
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
