import { eitherOf } from '../filterWords.ts';
import { anyOf } from '../filters.ts';
import { measures } from '../measures.ts';
import { kilometres } from './amounts.ts';
import { byFirstWord, says } from './bounds.ts';
import { orderOf, type OrderName } from './orders.ts';
import { listOf } from './readingWords.ts';
import type { ReadingContext, ReadPart, ReadRule } from './readRule.ts';

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
        filter: anyOf('fuel', there),
        text: say('reading.economical', { fuels: listOf(there, say) }),
      };
};

/** Kilograms that most utes and large four-wheel drives can tow at most. */
const usualMost = 3_500;

/** Fewest seats of a ute with two rows of them. */
const twoRows = 5;

/** A ute with a second row of full doors: what listings seldom say in words, their seats do. */
const dualCab: RelativeRule['read'] = ({ stock, say, sayValue }) => {
  const there = ['Ute', 'Cab chassis'].filter((body) => stock.facts.counts['body']?.[body]);
  return there.length === 0
    ? null
    : {
        attribute: 'cab',
        filter: `seats >= ${twoRows} AND ${anyOf('body', there)}`,
        text: say('reading.dualCab', {
          bodies: eitherOf(there, sayValue),
          seats: measures.seats.words(twoRows, sayValue),
        }),
      };
};

/** What the strongest vehicles here can tow. */
const strongest: RelativeRule['read'] = ({ stock: { facts }, say }) =>
  facts.maxTowing === null
    ? null
    : {
        attribute: 'towing',
        filter: `towing >= ${Math.min(facts.maxTowing, usualMost)}`,
        text: say('reading.tows', { weight: measures.kilograms.words(Math.min(facts.maxTowing, usualMost)) }),
      };

const certified: RelativeRule['read'] = ({ stock, sayValue }) =>
  stock.facts.counts['certified']?.['true']
    ? { attribute: 'certified', filter: 'certified:true', text: sayValue('search.certified') }
    : null;

const rule = (read: RelativeRule['read'], ...phrases: readonly string[]): RelativeRule[] =>
  phrases.map((phrase) => ({ words: phrase.split(' '), read }));

/** The longer ones first. */
const rules = byFirstWord<RelativeRule>(
  [
    ...rule(inOrder('cheapest'), 'cheapest', 'lowest price', 'lowest priced'),
    ...rule(inOrder('cheapest'), 'least expensive', 'best price'),
    ...rule(cheap, 'cheap', 'cheapie', 'cheaper', 'bargain', 'bargains', 'budget', 'affordable', 'inexpensive'),
    ...rule(
      cheap,
      'not too expensive',
      'not expensive',
      'not too dear',
      'low price',
      'low priced',
      'low cost',
      'good value',
    ),
    ...rule(
      cheap,
      'cheap as chips',
      'wont break the bank',
      'on a budget',
      'on a tight budget',
      'tight budget',
      'small budget',
    ),
    ...rule(cheap, 'budget friendly', 'great value', 'good price', 'doesnt cost much', 'doesnt cost a lot'),
    ...[...kilometres, 'mileage', 'k'].flatMap((word) => [
      ...['lowest', 'least', 'fewest'].flatMap((adjective) => rule(inOrder('leastDriven'), `${adjective} ${word}`)),
      ...[
        'low',
        'lower',
        'minimal',
        'few',
        'not many',
        'not too many',
        'super low',
        'very low',
        'not a lot of',
        'low low',
      ].flatMap((adjective) => rule(lowKm, `${adjective} ${word}`)),
      ...rule(delivered, `delivery ${word}`),
    ]),
    ...rule(inOrder('dearest'), 'most expensive', 'dearest', 'priciest'),
    ...['arrivals', 'arrival', 'listings', 'stock'].flatMap((noun) =>
      ['newest', 'new', 'latest', 'recent'].flatMap((adjective) =>
        rule(inOrder('latestListed'), `${adjective} ${noun}`),
      ),
    ),
    ...rule(inOrder('latestListed'), 'just arrived', 'just in', 'new in stock', 'recently added'),
    ...rule(inOrder('newest'), 'newest'),
    ...rule(
      lateModel,
      'latest model',
      'latest',
      'not too old',
      'not old',
      'newish',
      'newer model',
      'modern',
      'late model',
      'recent model',
      'near new',
      'nearly new',
      'as new',
      'like new',
    ),
    ...rule(
      economical,
      'economical',
      'fuel efficient',
      'fuel saving',
      'fuel economy',
      'good fuel economy',
      'cheap to run',
      'cheapest to run',
      'low running costs',
      'cheap running costs',
      'low fuel consumption',
      'low fuel use',
      'fuel saver',
      'saves fuel',
      'save on fuel',
      'save fuel',
      'save petrol',
      'fuel sipper',
      'eco',
      'eco friendly',
      'environmentally friendly',
      'low emission',
      'low emissions',
      'zero emission',
      'zero emissions',
      'uber',
      'uber car',
      'uber driver',
      'didi',
      'rideshare',
      'ride share',
      'taxi',
      'commuter',
      'commuter car',
      'commuting',
      'commute',
      'daily commute',
      'long commute',
    ),
    ...['good', 'great', 'cheap', 'easy', 'light', 'best', 'better', 'super'].flatMap((praise) =>
      rule(economical, `${praise} on fuel`, `${praise} on petrol`, `${praise} on gas`, `${praise} fuel consumption`),
    ),
    ...rule(certified, 'certified pre owned', 'certified preowned', 'certified used', 'certified'),
    ...['dual', 'double', 'crew', 'twin'].flatMap((many) => rule(dualCab, `${many} cab`, `${many} cabs`, `${many}cab`)),
    ...rule(dualCab, 'd cab', 'dcab', 'dc ute', 'four door ute', '4 door ute'),
    ...rule(
      strongest,
      'tows the most',
      'most towing',
      'highest towing',
      'best towing',
      'best for towing',
      'strongest towing',
      'max towing',
    ),
  ].toSorted((one, other) => other.words.length - one.words.length),
);

/** Words whose meaning depends on a site's stock ("cheap", "low kms"): each chip says what it means there. */
export const readRelative: ReadRule = (words, at, context) => {
  for (const { words: expected, read } of rules.get(words[at]?.word ?? '') ?? []) {
    const part = says(words, at, expected) ? read(context) : null;
    if (part) return { ...part, length: expected.length };
  }
  return null;
};
