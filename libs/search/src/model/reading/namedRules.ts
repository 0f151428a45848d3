import { anyOf } from '../filters.ts';
import { eitherOf, valueText } from '../filterWords.ts';
import type { QueryWord } from './amounts.ts';
import { sharedFamily } from './modelFamilies.ts';
import type { NamedValues } from './namedValues.ts';
import type { ReadingWords } from './readingWords.ts';
import type { NearestPart, ReadingContext, ReadPart, ReadRule } from './readRule.ts';

const maxNameWords = 4;
/** Maximum number of values that one name may match, such as all shades of white. */
const maxValues = 60;

/** A filter by named values; another one of the same kind beside it is an alternative. */
export interface NamedPart extends ReadPart {
  values: readonly string[];
}

const filterOf = ({ attribute, values }: NamedValues): string => anyOf(attribute, values);

const smallWords: ReadonlySet<string> = new Set(['small', 'compact', 'little', 'mini']);

/** Words before a name that say no more than it does, or what no listing says. */
const adornments: Readonly<Record<string, ReadonlySet<string>>> = {
  fuel: new Set(['full', 'fully', 'pure', 'purely', 'all']),
  diesel: new Set(['turbo', 'turbocharged']),
  colour: new Set(['dark', 'light', 'bright', 'deep', 'pale', 'metallic', 'matte', 'pastel']),
  hatch: smallWords,
  hatchback: smallWords,
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type SayValue = Pick<ReadingWords, 'sayValue'>;

const nearestPart = (named: NamedValues, { sayValue }: SayValue): NearestPart => ({
  attribute: named.attribute,
  filter: filterOf(named),
  text: eitherOf(
    named.values.map((value) => valueText(named.attribute, value, sayValue)),
    sayValue,
  ),
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

/** Fuels that come close to another, best first. */
const closeFuels: Readonly<Record<string, readonly string[]>> = {
  Electric: ['Plug-in hybrid', 'Hybrid'],
  'Plug-in hybrid': ['Hybrid', 'Electric'],
  Hybrid: ['Plug-in hybrid'],
};

/** Bodies that come close to another. */
const closeBodies: Readonly<Record<string, readonly string[]>> = {
  Ute: ['Cab chassis'],
  SUV: ['4x4'],
  Convertible: ['Coupe'],
};
const closeDrives: Readonly<Record<string, readonly string[]>> = { '4x4': ['AWD'], '4x2': ['RWD', 'FWD'] };
const close: Readonly<Record<string, typeof closeFuels>> = { fuel: closeFuels, body: closeBodies, drive: closeDrives };

/** What to show where a name finds nothing: a `Jimny` with five doors is a Jimny XL, an electric ute a plug-in hybrid. */
function looserThan(named: NamedValues, context: ReadingContext): NearestPart[] {
  const { attribute, values } = named;
  const { stock } = context;
  const longer = stock.longerModels(named).filter((value) => !values.includes(value));
  const others = (close[attribute]?.[values[0] ?? ''] ?? []).filter((value) => stock.facts.counts[attribute]?.[value]);
  return [
    ...(attribute === 'make_model' && longer.length > 0 ? [nearestPart({ attribute, values: longer }, context)] : []),
    ...others.map((value) => nearestPart({ attribute, values: [value] }, context)),
  ];
}

/** Words that may also name badges and places are left to the literal search. */
export const readNamed: ReadRule<NamedPart> = (words, at, context) => {
  const { stock, sayValue } = context;
  for (let length = Math.min(maxNameWords, words.length - at); length > 0; length -= 1) {
    const typed = words.slice(at, at + length).map(({ word }) => word);
    const found = stock.named(typed);
    // `A van` is no Avan.
    if (length > 1 && /^an?$/.test(typed[0] ?? '') && stock.named(typed.slice(1))?.attribute === 'body') continue;
    if (!found || found.values.length > maxValues) continue;
    const [value = '', ...others] = found.values;
    const text =
      found.name ?? (others.length === 0 ? valueText(found.attribute, value, sayValue) : severalText(found, typed));
    // `landcruiser 79` is one of the models whose names begin so.
    const isNumbered = /^\d{2,3}$/.test(words[at + length]?.word ?? '');
    const { nearest: _nearest, ...own } = found;
    const named = isNumbered ? { ...own, values: stock.longerModels(own) } : own;
    const nearest = found.nearest?.map((kinds) => kinds.map((kind) => nearestPart(kind, context)));
    const looser = looserThan(named, context);
    const nearby = { ...(nearest ? { nearest } : {}), ...(looser.length > 0 ? { looser } : {}) };
    return { ...named, length, filter: filterOf(named), text, ...nearby };
  }
  return readAdorned(words, at, context);
};

/** `fully electric`, `turbo diesel`, `dark blue`, `small hatch`: nothing is narrowed by the first word. */
function readAdorned(words: readonly QueryWord[], at: number, context: ReadingContext): NamedPart | null {
  const word = words[at]?.word ?? '';
  if (!Object.values(adornments).some((some) => some.has(word))) return null;
  const named = readNamed(words, at + 1, context);
  const kinds = [named?.attribute, ...(named?.values ?? []).map((value) => value.toLowerCase())];
  const isOf = kinds.some((kind) => kind !== undefined && adornments[kind]?.has(word));
  return named && isOf ? { ...named, length: named.length + 1 } : null;
}

/** `GLX+`: the badge with its plus, not the one without. */
export const readPlusBadge: ReadRule<NamedPart> = (words, at, { stock }) => {
  const word = words[at];
  const badge = word?.isPlus ? stock.plusBadge(word.word) : null;
  if (!badge) return null;
  const named = { attribute: 'badge', values: [badge] };
  return { ...named, length: 1, filter: filterOf(named), text: badge };
};

/** `power tailgate`, `heated seats`: words of one feature, not of two. */
export const readFeature: ReadRule<NamedPart> = (words, at, { stock }) => {
  for (let length = Math.min(maxNameWords, words.length - at); length > 1; length -= 1) {
    const typed = words.slice(at, at + length).map(({ word }) => word);
    const values = stock.equipment.named(typed);
    if (values.length === 0 || values.length > maxValues) continue;
    const named = { attribute: 'filtered_features', values };
    const text = values.length === 1 ? (values[0] ?? '') : capitalised(typed.join(' '));
    return { ...named, length, filter: filterOf(named), text, isBound: true };
  }
  return null;
};

/** A mistyped word, where no rule knows it otherwise. */
export const readMistyped: ReadRule<NamedPart> = (words, at, { stock, sayValue }) => {
  const found = stock.mistyped(words[at]?.word ?? '');
  if (!found || found.values.length > maxValues) return null;
  const [value = '', ...others] = found.values;
  const text = others.length === 0 ? valueText(found.attribute, value, sayValue) : capitalised(found.meant);
  const { attribute, values } = found;
  return { attribute, values, length: 1, filter: filterOf(found), text };
};

/** Attributes of which a vehicle has one value: two adjacent ones are alternatives. */
const sideBySide = new Set(['make', 'make_model', 'body', 'colour', 'drive', 'city', 'state']);

const isNamed = (part: ReadPart): part is NamedPart => 'values' in part;

/** Two parts of one kind as alternatives: `hilux or ranger`, `petrol or hybrid`; null where they are not. */
export function either(
  one: ReadPart,
  other: ReadPart,
  { isJoined, sayValue }: SayValue & { isJoined: boolean },
): NamedPart | null {
  if (!isNamed(one) || !isNamed(other)) return null;
  if (one.attribute !== other.attribute || !(isJoined || sideBySide.has(one.attribute))) return null;
  const named = { attribute: one.attribute, values: [...new Set([...one.values, ...other.values])] };
  if (named.values.length > maxValues) return null;
  const text = one.text === other.text ? one.text : eitherOf([one.text, other.text], sayValue);
  return { ...named, length: one.length, filter: filterOf(named), text };
}
