import { quoteFilterValue } from '../filters.ts';
import { measures } from '../measures.ts';
import { kilometres, type QueryWord } from './amounts.ts';
import type { ReadPart } from './amountRules.ts';
import { byFirstWord, says } from './bounds.ts';
import { orders } from './orders.ts';
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
        insteadOrder: orders.cheapest,
      };

const lowKm: RelativeRule['read'] = ({ facts: { lowKm: most } }) =>
  most === null
    ? null
    : {
        attribute: 'km',
        filter: `km <= ${most}`,
        text: `Low kilometres: up to ${measures.kilometres.words(most)} here`,
        isBound: true,
        insteadOrder: orders.leastDriven,
      };

const deliveryKm = 500;
const delivered: RelativeRule['read'] = () => ({
  attribute: 'km',
  filter: `km <= ${deliveryKm}`,
  text: `Delivery kilometres: up to ${measures.kilometres.words(deliveryKm)}`,
  isBound: true,
});

/** What comes first, rather than what is left out. */
const inOrder =
  (name: keyof typeof orders): RelativeRule['read'] =>
  () => ({ attribute: 'order', filter: '', ...orders[name] });

const lateModel: RelativeRule['read'] = ({ facts: { lateYear } }) =>
  lateYear === null
    ? null
    : { attribute: 'year', filter: `year >= ${lateYear}`, text: `Late model: from ${lateYear} here`, isBound: true };

/** Fuels that take one further for the money, limited to those in stock. */
const economical: RelativeRule['read'] = ({ facts: { counts } }) => {
  const there = Object.keys(counts['fuel'] ?? {}).filter((fuel) => /hybrid|electric/i.test(fuel));
  return there.length === 0
    ? null
    : {
        attribute: 'economical',
        filter: `(${there.map((fuel) => `fuel:${quoteFilterValue(fuel)}`).join(' OR ')})`,
        text: `Economical: ${there.join(', ')}`,
      };
};

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

/** Fewest seats of a ute with two rows of them. */
const twoRows = 5;

/** A ute with a second row of full doors: what listings seldom say in words, their seats do. */
const dualCab: RelativeRule['read'] = ({ facts: { counts } }) => {
  const there = ['Ute', 'Cab chassis'].filter((body) => counts['body']?.[body]);
  return there.length === 0
    ? null
    : {
        attribute: 'cab',
        filter: `seats >= ${twoRows} AND (${there.map((body) => `body:${quoteFilterValue(body)}`).join(' OR ')})`,
        text: `Dual cab: ${there.join(' or ')} with ${twoRows} seats`,
      };
};

const certified: RelativeRule['read'] = ({ facts: { counts } }) =>
  counts['certified']?.['true'] ? { attribute: 'certified', filter: 'certified:true', text: 'Certified' } : null;

const rule = (read: RelativeRule['read'], ...phrases: readonly string[]): RelativeRule[] =>
  phrases.map((phrase) => ({ words: phrase.split(' '), read }));

/** The longer ones first. */
const rules = byFirstWord<RelativeRule>([
  ...rule(inOrder('cheapest'), 'cheapest', 'lowest price', 'lowest priced'),
  ...rule(cheap, 'cheap', 'cheapie', 'cheaper', 'bargain', 'bargains', 'budget', 'affordable', 'inexpensive'),
  ...[...kilometres, 'mileage', 'k'].flatMap((word) => [
    ...['lowest', 'least', 'fewest'].flatMap((adjective) => rule(inOrder('leastDriven'), `${adjective} ${word}`)),
    ...['low', 'lower', 'minimal'].flatMap((adjective) => rule(lowKm, `${adjective} ${word}`)),
    ...rule(delivered, `delivery ${word}`),
  ]),
  ...rule(inOrder('dearest'), 'most expensive', 'dearest', 'priciest'),
  ...['arrivals', 'arrival', 'listings', 'stock'].flatMap((noun) =>
    ['newest', 'new', 'latest', 'recent'].flatMap((adjective) => rule(inOrder('latestListed'), `${adjective} ${noun}`)),
  ),
  ...rule(inOrder('latestListed'), 'just arrived', 'just in', 'new in stock', 'recently added'),
  ...rule(inOrder('newest'), 'newest'),
  ...rule(
    lateModel,
    'latest model',
    'latest',
    'late model',
    'recent model',
    'near new',
    'nearly new',
    'as new',
    'like new',
  ),
  ...rule(
    family,
    'family car',
    'family cars',
    'family',
    'soccer mums car',
    'soccer mum',
    'soccer mom',
    'mums car',
    'mum car',
    'mums taxi',
  ),
  ...rule(small, 'small car', 'small cars', 'little car', 'city car', 'first car', 'student car', 'runabout'),
  ...rule(small, 'p plater', 'p plate', 'p platers', 'p plates', 'learner', 'uni car'),
  ...rule(
    economical,
    'economical',
    'fuel efficient',
    'fuel saving',
    'fuel economy',
    'good fuel economy',
    'cheap to run',
  ),
  ...['good', 'great', 'cheap', 'easy', 'light'].flatMap((praise) => rule(economical, `${praise} on fuel`)),
  ...rule(certified, 'certified pre owned', 'certified preowned', 'certified used', 'certified'),
  ...['dual', 'double', 'crew', 'twin'].flatMap((many) => rule(dualCab, `${many} cab`, `${many} cabs`, `${many}cab`)),
  ...rule(sporty, 'sports car', 'sports cars', 'sporty car', 'sporty'),
  ...rule(working, 'tradie', 'tradies', 'tradesman', 'work vehicle', 'work car'),
]);

/** What says by itself how big a vehicle is. */
const sizedNames: readonly string[] = ['body', 'make_model'];

/** `small automatic car`, `small and cheap`: of a small SUV the body is said, and a `small bus` is no car. */
function isSmallCar(words: readonly QueryWord[], at: number, stock: StockWords): boolean {
  if (!['small', 'little', 'tiny'].includes(words[at]?.word ?? '')) return false;
  const rest = words.filter((_, place) => place !== at).map(({ word }) => word);
  const isCar = rest.some((word) => /^cars?$/.test(word));
  const others = isCar ? rest.slice(at) : rest;
  return others.every((word) => !sizedNames.includes(stock.named([word])?.attribute ?? ''));
}

const offRoad = byFirstWord(['offroad', 'off road', 'off roading'].map((phrase) => ({ words: phrase.split(' ') })));

/** `off road ute`: four-wheel drives. Of caravans and trailers it is said in their own texts. */
function readOffRoad(words: readonly QueryWord[], at: number, stock: StockWords): ReadPart | null {
  const said = offRoad.get(words[at]?.word ?? '')?.find((one) => says(words, at, one.words));
  if (!said || words.some(({ word }) => /^(caravan|van|camper|trailer|motorhome)/.test(word))) return null;
  const drive = stock.named(['4x4']);
  if (drive?.attribute !== 'drive') return null;
  return {
    attribute: 'off_road',
    filter: `(${drive.values.map((value) => `drive:${quoteFilterValue(value)}`).join(' OR ')})`,
    text: `Off-road: ${drive.values.join(', ')}`,
    length: said.words.length,
  };
}

/** Words whose meaning depends on a site's stock ("cheap", "low kms"): each chip says what it means there. */
export function readRelative(words: readonly QueryWord[], at: number, stock: StockWords): ReadPart | null {
  const little = isSmallCar(words, at, stock) ? small(stock) : null;
  if (little) return { ...little, length: 1 };
  const rough = readOffRoad(words, at, stock);
  if (rough) return rough;
  for (const { words: expected, read } of rules.get(words[at]?.word ?? '') ?? []) {
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
