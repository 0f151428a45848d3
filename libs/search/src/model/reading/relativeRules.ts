import { quoteFilterValue } from '../filters.ts';
import { measures } from '../measures.ts';
import type { QueryWord } from './amounts.ts';
import type { ReadPart } from './amountRules.ts';
import { says } from './bounds.ts';
import type { StockWords } from './StockWords.ts';

/** Words, and what they mean for this stock; null where there is nothing to compare. */
interface RelativeRule {
  words: readonly string[];
  read: (stock: StockWords) => Omit<ReadPart, 'length'> | null;
}

const cheap: RelativeRule['read'] = ({ facts: { cheapPrice } }) =>
  cheapPrice === null
    ? null
    : {
        attribute: 'price',
        filter: `price <= ${cheapPrice}`,
        text: `Cheap: up to ${measures.money.words(cheapPrice)} here`,
        isBound: true,
      };

const lowKm: RelativeRule['read'] = ({ facts: { lowKm: most } }) =>
  most === null
    ? null
    : {
        attribute: 'km',
        filter: `km <= ${most}`,
        text: `Low kilometres: up to ${measures.kilometres.words(most)} here`,
        isBound: true,
      };

const lateModel: RelativeRule['read'] = ({ facts: { lateYear } }) =>
  lateYear === null
    ? null
    : { attribute: 'year', filter: `year >= ${lateYear}`, text: `Late model: from ${lateYear} here`, isBound: true };

/** Body types that some words mean, limited to those in stock. */
const bodiesFor =
  (said: string, bodies: readonly string[]): RelativeRule['read'] =>
  ({ facts: { counts } }) => {
    const there = bodies.filter((body) => counts['body']?.[body]);
    return there.length === 0
      ? null
      : {
          attribute: 'family',
          filter: `(${there.map((body) => `body:${quoteFilterValue(body)}`).join(' OR ')})`,
          text: `${said}: ${there.join(', ')}`,
        };
  };

const family = bodiesFor('Family', ['SUV', 'Wagon', 'Station wagon', 'People mover']);
const small = bodiesFor('Small', ['Hatch', 'Hatchback']);
const sporty = bodiesFor('Sports', ['Coupe', 'Convertible', 'Cabriolet']);
const working = bodiesFor('Work', ['Ute', 'Van', 'Commercial', 'Cab chassis']);

const rule = (read: RelativeRule['read'], ...phrases: readonly string[]): RelativeRule[] =>
  phrases.map((phrase) => ({ words: phrase.split(' '), read }));

/** The longer ones first. */
const rules: readonly RelativeRule[] = [
  ...rule(cheap, 'cheap', 'cheapest', 'cheapie', 'bargain', 'bargains', 'budget', 'affordable', 'inexpensive'),
  ...['km', 'kms', 'ks', 'kilometres', 'kilometre', 'mileage'].flatMap((word) => rule(lowKm, `low ${word}`)),
  ...rule(lateModel, 'late model', 'recent model', 'near new', 'nearly new', 'as new', 'like new'),
  ...rule(family, 'family car', 'family cars', 'family'),
  ...rule(small, 'small car', 'small cars', 'little car', 'city car', 'first car', 'student car', 'runabout'),
  ...rule(small, 'p plater', 'p plate', 'p platers', 'p plates', 'learner', 'uni car'),
  ...rule(sporty, 'sports car', 'sports cars', 'sporty car', 'sporty'),
  ...rule(working, 'tradie', 'tradies', 'tradesman', 'work vehicle', 'work car'),
];

/** Words whose meaning depends on a site's stock ("cheap", "low kms"): each chip says what it means there. */
export function readRelative(words: readonly QueryWord[], at: number, stock: StockWords): ReadPart | null {
  for (const { words: expected, read } of rules) {
    const part = says(words, at, expected) ? read(stock) : null;
    if (part) return { ...part, length: expected.length };
  }
  return null;
}

/** Bodies to show for towing where no vehicle of the stock states its capacity. */
export function withoutWeights(part: ReadPart | null, stock: StockWords): ReadPart | null {
  const { counts, maxTowing } = stock.facts;
  const drive = stock.named(['4x4']);
  const bodies = ['Ute', 'SUV'].filter((body) => counts['body']?.[body]);
  if (!part || maxTowing !== null || drive?.attribute !== 'drive' || bodies.length === 0) return part;
  const oneOf = (attribute: string, values: readonly string[]) =>
    `(${values.map((value) => `${attribute}:${quoteFilterValue(value)}`).join(' OR ')})`;
  return {
    ...part,
    filter: `${oneOf('drive', drive.values)} AND ${oneOf('body', bodies)}`,
    text: `${part.text}: ${drive.values.join(', ')} ${bodies.join(', ')}`,
  };
}
