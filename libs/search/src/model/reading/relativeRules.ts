import { eitherOf } from '../filterWords.ts';
import { quoteFilterValue } from '../filters.ts';
import { measures } from '../measures.ts';
import { kilometres, type QueryWord } from './amounts.ts';
import { byFirstWord, says } from './bounds.ts';
import { orderOf, type OrderName } from './orders.ts';
import { listOf } from './readingWords.ts';
import type { ReadingContext, ReadPart, ReadRule } from './readRule.ts';
import type { StockWords } from './StockWords.ts';

/** Words, and what they mean for this stock; null where there is nothing to compare. */
interface RelativeRule {
  words: readonly string[];
  read: (context: ReadingContext) => Omit<ReadPart, 'length'> | null;
}

const cheap: RelativeRule['read'] = ({ stock, say }) => {
  const { cheapPrice } = stock.facts;
  return cheapPrice === null
    ? null
    : {
        attribute: 'price',
        filter: `price <= ${cheapPrice}`,
        text: say('reading.cheap', { value: measures.money.words(cheapPrice) }),
        isBound: true,
        insteadOrder: orderOf('cheapest', say),
      };
};

const lowKm: RelativeRule['read'] = ({ stock, say }) => {
  const most = stock.facts.lowKm;
  return most === null
    ? null
    : {
        attribute: 'km',
        filter: `km <= ${most}`,
        text: say('reading.lowKilometres', { value: measures.kilometres.words(most) }),
        isBound: true,
        insteadOrder: orderOf('leastDriven', say),
      };
};

const deliveryKm = 500;
const delivered: RelativeRule['read'] = ({ say }) => ({
  attribute: 'km',
  filter: `km <= ${deliveryKm}`,
  text: say('reading.deliveryKilometres', { value: measures.kilometres.words(deliveryKm) }),
  isBound: true,
});

/** What comes first, rather than what is left out. */
const inOrder =
  (name: OrderName): RelativeRule['read'] =>
  ({ say }) => ({ attribute: 'order', filter: '', ...orderOf(name, say) });

const lateModel: RelativeRule['read'] = ({ stock, say }) => {
  const { lateYear } = stock.facts;
  const text = say('reading.lateModel', { year: String(lateYear) });
  return lateYear === null ? null : { attribute: 'year', filter: `year >= ${lateYear}`, text, isBound: true };
};

/** Fuels that take one further for the money, limited to those in stock. */
const economical: RelativeRule['read'] = ({ stock, say }) => {
  const there = Object.keys(stock.facts.counts['fuel'] ?? {}).filter((fuel) => /hybrid|electric/i.test(fuel));
  return there.length === 0
    ? null
    : {
        attribute: 'economical',
        filter: `(${there.map((fuel) => `fuel:${quoteFilterValue(fuel)}`).join(' OR ')})`,
        text: say('reading.economical', { fuels: listOf(there, say) }),
      };
};

/** Body types that some words mean, limited to those in stock. */
const bodiesFor =
  (
    key: 'reading.family' | 'reading.smallCar' | 'reading.sports' | 'reading.work',
    bodies: readonly string[],
  ): RelativeRule['read'] =>
  ({ stock, say }) => {
    const there = bodies.filter((body) => stock.facts.counts['body']?.[body]);
    return there.length === 0
      ? null
      : {
          attribute: 'family',
          filter: `(${there.map((body) => `body:${quoteFilterValue(body)}`).join(' OR ')})`,
          text: say(key, { bodies: listOf(there, say) }),
        };
  };

const family = bodiesFor('reading.family', ['SUV', 'Wagon', 'Station wagon', 'People mover']);
const small = bodiesFor('reading.smallCar', ['Hatch', 'Hatchback']);
const sporty = bodiesFor('reading.sports', ['Coupe', 'Convertible', 'Cabriolet']);
const working = bodiesFor('reading.work', ['Ute', 'Van', 'Commercial', 'Cab chassis']);

/** Fewest seats of a ute with two rows of them. */
const twoRows = 5;

/** A ute with a second row of full doors: what listings seldom say in words, their seats do. */
const dualCab: RelativeRule['read'] = ({ stock, say, sayValue }) => {
  const there = ['Ute', 'Cab chassis'].filter((body) => stock.facts.counts['body']?.[body]);
  return there.length === 0
    ? null
    : {
        attribute: 'cab',
        filter: `seats >= ${twoRows} AND (${there.map((body) => `body:${quoteFilterValue(body)}`).join(' OR ')})`,
        text: say('reading.dualCab', {
          bodies: eitherOf(there, sayValue),
          seats: measures.seats.words(twoRows, sayValue),
        }),
      };
};

const certified: RelativeRule['read'] = ({ stock, sayValue }) =>
  stock.facts.counts['certified']?.['true']
    ? { attribute: 'certified', filter: 'certified:true', text: sayValue('search.certified') }
    : null;

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
const readOffRoad: ReadRule = (words, at, { stock, say }) => {
  const said = offRoad.get(words[at]?.word ?? '')?.find((one) => says(words, at, one.words));
  if (!said || words.some(({ word }) => /^(caravan|van|camper|trailer|motorhome)/.test(word))) return null;
  const drive = stock.named(['4x4']);
  if (drive?.attribute !== 'drive') return null;
  return {
    attribute: 'off_road',
    filter: `(${drive.values.map((value) => `drive:${quoteFilterValue(value)}`).join(' OR ')})`,
    text: say('reading.offRoad', { drives: listOf(drive.values, say) }),
    length: said.words.length,
  };
};

/** Words whose meaning depends on a site's stock ("cheap", "low kms"): each chip says what it means there. */
export const readRelative: ReadRule = (words, at, context) => {
  const little = isSmallCar(words, at, context.stock) ? small(context) : null;
  if (little) return { ...little, length: 1 };
  const rough = readOffRoad(words, at, context);
  if (rough) return rough;
  for (const { words: expected, read } of rules.get(words[at]?.word ?? '') ?? []) {
    const part = says(words, at, expected) ? read(context) : null;
    if (part) return { ...part, length: expected.length };
  }
  return null;
};

/** Bodies to show for towing where no vehicle of the stock states its capacity. */
export function withoutWeights(part: ReadPart | null, { stock, say }: ReadingContext): ReadPart | null {
  const { counts, maxTowing } = stock.facts;
  const drive = stock.named(['4x4']);
  const bodies = ['Ute', 'SUV'].filter((body) => counts['body']?.[body]);
  if (!part || maxTowing !== null || drive?.attribute !== 'drive' || bodies.length === 0) return part;
  const oneOf = (attribute: string, values: readonly string[]) =>
    `(${values.map((value) => `${attribute}:${quoteFilterValue(value)}`).join(' OR ')})`;
  return {
    ...part,
    filter: `${oneOf('drive', drive.values)} AND ${oneOf('body', bodies)}`,
    text: say('reading.towingWith', {
      towing: part.text,
      drives: listOf(drive.values, say),
      bodies: listOf(bodies, say),
    }),
  };
}
