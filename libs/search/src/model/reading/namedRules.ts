import { quoteFilterValue } from '../filters.ts';
import { valueText } from '../filterWords.ts';
import type { NearestPart, ReadPart } from './amountRules.ts';
import type { QueryWord } from './amounts.ts';
import { sharedFamily } from './modelFamilies.ts';
import type { NamedValues } from './namedValues.ts';
import type { StockWords } from './StockWords.ts';

const maxNameWords = 4;
/** Maximum number of values that one name may match, such as all shades of white. */
const maxValues = 60;

/** A filter by named values; another one of the same kind beside it is an alternative. */
export interface NamedPart extends ReadPart {
  values: readonly string[];
}

const filterOf = ({ attribute, values }: NamedValues): string => {
  const leaves = values.map((value) => `${attribute}:${quoteFilterValue(value)}`);
  return leaves.length > 1 ? `(${leaves.join(' OR ')})` : leaves.join('');
};

const pure = new Set(['full', 'fully', 'pure', 'purely', 'all']);

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const nearestPart = (named: NamedValues): NearestPart => ({
  attribute: named.attribute,
  filter: filterOf(named),
  text: named.values.map((value) => valueText(named.attribute, value)).join(' or '),
});

/** The one of several models whose name begins those of the others: `i30` and `i30 Sedan`. */
function sharedBeginning({ attribute, values }: NamedValues): string | null {
  const [shortest = ''] = [...values].sort((one, other) => one.length - other.length);
  return values.every((value) => value === shortest || value.startsWith(`${shortest} `))
    ? valueText(attribute, shortest)
    : null;
}

/** How several values are named together: models of one family by its name, others as they were typed. */
const severalText = (named: NamedValues, typed: readonly string[]): string =>
  (named.attribute === 'make_model' ? (sharedFamily(named.values) ?? sharedBeginning(named)) : null) ??
  capitalised(typed.join(' '));

/** Words that may also name badges and places are left to the literal search. */
export function readNamed(words: readonly QueryWord[], at: number, stock: StockWords): NamedPart | null {
  for (let length = Math.min(maxNameWords, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length).map(({ word }) => word);
    const found = stock.named(typed);
    if (!found || found.values.length > maxValues) continue;
    const [value = '', ...others] = found.values;
    const text = others.length === 0 ? valueText(found.attribute, value) : severalText(found, typed);
    // `landcruiser 79` is one of the models whose names begin so.
    const isNumbered = /^\d{2,3}$/.test(words[at + length]?.word ?? '');
    const { nearest: _nearest, ...own } = found;
    const named = isNumbered ? { ...own, values: stock.longerModels(own) } : own;
    const nearest = found.nearest?.map((kinds) => kinds.map(nearestPart));
    return { ...named, length, filter: filterOf(named), text, ...(nearest ? { nearest } : {}) };
  }
  return readPure(words, at, stock);
}

/** `fully electric`, `pure electric`: of a fuel, these words say no more than it does. */
function readPure(words: readonly QueryWord[], at: number, stock: StockWords): NamedPart | null {
  if (!pure.has(words[at]?.word ?? '')) return null;
  const fuel = readNamed(words, at + 1, stock);
  return fuel?.attribute === 'fuel' ? { ...fuel, length: fuel.length + 1 } : null;
}

/** A mistyped word, where no rule knows it otherwise. */
export function readMistyped(words: readonly QueryWord[], at: number, stock: StockWords): NamedPart | null {
  const found = stock.mistyped(words[at]?.word ?? '');
  if (!found || found.values.length > maxValues) return null;
  const [value = '', ...others] = found.values;
  const text = others.length === 0 ? valueText(found.attribute, value) : capitalised(found.meant);
  const { attribute, values } = found;
  return { attribute, values, length: 1, filter: filterOf(found), text };
}

const unwanted = new Set(['not', 'no', 'non', 'except', 'excluding', 'but', 'without']);
const articles = new Set(['a', 'an', 'any', 'in']);

/** `not white`, `no utes`, `anything but a hatch`, `not white or black`. */
export function readUnwanted(words: readonly QueryWord[], at: number, stock: StockWords): ReadPart | null {
  const isAnything = words[at]?.word === 'anything' ? 1 : 0;
  if (!unwanted.has(words[at + isAnything]?.word ?? '')) return null;
  const lead = isAnything + 1 + (articles.has(words[at + isAnything + 1]?.word ?? '') ? 1 : 0);
  const named = readNamed(words, at + lead, stock);
  if (!named) return null;
  const refused = [named];
  let length = lead + named.length;
  // `Not white or black` refuses both; `not a ute but an suv` one.
  while (['or', 'nor', 'and'].includes(words[at + length]?.word ?? '')) {
    const article = articles.has(words[at + length + 1]?.word ?? '') ? 1 : 0;
    const next = readNamed(words, at + length + 1 + article, stock);
    if (next?.attribute !== named.attribute) break;
    refused.push(next);
    length += 1 + article + next.length;
  }
  return {
    length,
    attribute: 'unwanted',
    filter: refused
      .flatMap(({ attribute, values }) => values.map((value) => `NOT ${attribute}:${quoteFilterValue(value)}`))
      .join(' AND '),
    text: `Not ${refused.map(({ text }) => text).join(' or ')}`,
    isBound: true,
  };
}

/** Attributes of which a vehicle has one value: two adjacent ones are alternatives. */
const sideBySide = new Set(['make', 'make_model', 'body', 'colour', 'drive', 'city', 'state']);

const isNamed = (part: ReadPart): part is NamedPart => 'values' in part;

/** Two parts of one kind as alternatives: `hilux or ranger`, `petrol or hybrid`; null where they are not. */
export function either(one: ReadPart, other: ReadPart, isJoined: boolean): NamedPart | null {
  if (!isNamed(one) || !isNamed(other)) return null;
  if (one.attribute !== other.attribute || !(isJoined || sideBySide.has(one.attribute))) return null;
  const named = { attribute: one.attribute, values: [...new Set([...one.values, ...other.values])] };
  if (named.values.length > maxValues) return null;
  const text = one.text === other.text ? one.text : `${one.text} or ${other.text}`;
  return { ...named, length: one.length, filter: filterOf(named), text };
}
