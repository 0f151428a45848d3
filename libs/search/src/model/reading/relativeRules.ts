import { quoteFilterValue } from '../filters.ts';
import { measures } from '../measures.ts';
import type { QueryWord } from './amounts.ts';
import type { ReadPart } from './amountRules.ts';
import type { StockWords } from './StockWords.ts';

/** Words, and what they mean among this stock; null where it has nothing to compare. */
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

/** Bodies that a family is shown first. */
const familyBodies = ['SUV', 'Wagon', 'Station wagon', 'People mover'];

const family: RelativeRule['read'] = ({ facts: { counts } }) => {
  const bodies = familyBodies.filter((body) => counts.body?.[body]);
  return bodies.length === 0
    ? null
    : {
        attribute: 'family',
        filter: `(${bodies.map((body) => `body:${quoteFilterValue(body)}`).join(' OR ')})`,
        text: `Family: ${bodies.join(', ')}`,
      };
};

const rules: readonly RelativeRule[] = [
  ...['cheap', 'cheapest', 'bargain', 'bargains', 'budget', 'affordable'].map((word) => ({
    words: [word],
    read: cheap,
  })),
  ...['km', 'kms', 'ks', 'kilometres', 'kilometre', 'mileage'].map((word) => ({ words: ['low', word], read: lowKm })),
  { words: ['family', 'car'], read: family },
  { words: ['family', 'cars'], read: family },
  { words: ['family'], read: family },
];

/** Words that say nothing by themselves but much of a site's stock: each tells on its chip what it means there. */
export function readRelative(words: readonly QueryWord[], at: number, stock: StockWords): ReadPart | null {
  for (const rule of rules) {
    if (!rule.words.every((word, place) => words[at + place]?.word === word)) continue;
    const part = rule.read(stock);
    if (part) return { ...part, length: rule.words.length };
  }
  return null;
}
