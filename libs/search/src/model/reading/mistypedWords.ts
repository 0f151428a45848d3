import { isMistyped, isShuffled } from './isMistyped.ts';
import { wordsWithMeaning } from './meanings.ts';
import type { NamedValues } from './namedValues.ts';

type KnownWord = readonly [key: string, named: readonly NamedValues[]];

/** Words that can be meant by a mistyped one, by their first letter. */
export type KnownWords = ReadonlyMap<string, readonly KnownWord[]>;

/** What a mistyped word means, and the word that was meant. */
export type Meant = NamedValues & { meant: string };

/** Attributes of few and common words, which are read even where they are mistyped. */
const correctable: readonly string[] = ['body', 'fuel', 'drive', 'transmission', 'car_type', 'colour'];

/** @param meant what a word of another meaning names in the stock: `hatchback` a hatch */
export function byFirstLetter(
  values: ReadonlyMap<string, readonly NamedValues[]>,
  meant: (key: string) => readonly NamedValues[],
): KnownWords {
  const others = wordsWithMeaning().flatMap((key): KnownWord[] => {
    const [only] = values.has(key) ? [] : meant(key);
    return only && correctable.includes(only.attribute) ? [[key, [only]]] : [];
  });
  return Map.groupBy([...values, ...others], ([key]) => key.charAt(0));
}

/** The one make or model whose letters were typed in another order. */
function shuffledName(typed: string, alike: readonly KnownWord[]): Meant | null {
  const found = alike.filter(([key]) => isShuffled(typed, key));
  const [[meant, [only]] = ['', []]] = found;
  if (found.length !== 1 || !only || (only.attribute !== 'make' && only.attribute !== 'make_model')) return null;
  return { ...only, meant };
}

/**
 * A mistyped kind of vehicle or colour (`automattic`, `whtie`), or a make or model with its letters in another order
 * (`hulix`); null where the word is close to several things, or to none.
 */
export function meantByTypo(typed: string, known: KnownWords): Meant | null {
  const alike = known.get(typed.charAt(0)) ?? [];
  const close = alike.filter(([key]) => isMistyped(typed, key));
  // Orange is a colour first, and a town.
  const found = close.flatMap(([, named]) => named).filter(({ attribute }) => attribute !== 'city');
  const [only] = found;
  const [[meant] = ['']] = close;
  const isClear = only !== undefined && found.every(({ attribute }) => attribute === only.attribute);
  if (!isClear || !correctable.includes(only.attribute)) return shuffledName(typed, alike);
  return { meant, attribute: only.attribute, values: [...new Set(found.flatMap(({ values }) => values))] };
}

/** Numbers are not corrected: an F150 is not an F250. */
export function isOneLetterOff(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const off = [...one].flatMap((letter, place) => (letter === other[place] ? [] : [`${letter}${other[place]}`]));
  return off.length === 1 && !/\d/.test(off[0] ?? '');
}
