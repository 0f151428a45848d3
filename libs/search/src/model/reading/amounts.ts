/** A word of a search query and its position in the text. */
export interface QueryWord {
  word: string;
  from: number;
  to: number;
}

/** `<`, the dash between two numbers, an amount with its unit, `k's`, or a word. */
const pattern =
  /[<>]=?|(?<=\d(?:k|km|kms)?\s?)[-–](?=\s?\$?\d)|\$?\d[\d,]*(?:\.\d+)?(?:k['’]?s\b|k\b|m\b|t\b|kg\b|kms?\b)?\+?|k['’]s\b|[\p{L}\p{N}]+/giu;

/** @example queryWords('under $40,000') // [{ word: 'under', from: 0, to: 5 }, { word: '$40,000', from: 6, to: 13 }] */
export function queryWords(text: string): QueryWord[] {
  return [...text.matchAll(pattern)].map((found) => ({
    word: found[0].toLowerCase().replace(/['’]/, ''),
    from: found.index,
    to: found.index + found[0].length,
  }));
}

export interface Amount {
  value: number;
  /** Number of words it uses. */
  length: number;
  unit: 'money' | 'km' | 'tonnes' | 'kilograms' | null;
  /** `20k` and `20 grand`: a number of thousands that is not a distance unless it says so. */
  isThousands: boolean;
}

const thousands = new Set(['k', 'grand', 'thousand']);
/** Words for a distance driven. */
export const kilometres: ReadonlySet<string> = new Set(['km', 'kms', 'kilometre', 'kilometres', 'klm', 'klms', 'ks']);
const tonnes = new Set(['t', 'tonne', 'tonnes', 'ton', 'tons']);
const kilograms = new Set(['kg', 'kgs', 'kilo', 'kilos']);

/** The amount that begins at a word, with its unit. @example readAmount(queryWords('15 grand'), 0)?.value // 15_000 */
export function readAmount(words: readonly QueryWord[], at: number): Amount | null {
  const found = /^(\$?)(\d[\d,]*(?:\.\d+)?)(ks?|m|t|kg|kms?)?\+?$/.exec(words[at]?.word ?? '');
  if (!found) return null;
  const [, dollar, digits = '', ending] = found;
  let value = Number(digits.replaceAll(',', ''));
  let length = 1;
  let isThousands = ending === 'k';
  const next = (): string => words[at + length]?.word ?? '';
  if (!ending && thousands.has(next())) {
    isThousands = true;
    length += 1;
  }
  if (isThousands) value *= 1_000;
  let unit: Amount['unit'] = dollar ? 'money' : null;
  // With a distance, `100 ks` are thousands of kilometres.
  if (ending === 'ks' || (!ending && next() === 'ks')) {
    if (!ending) length += 1;
    [value, unit] = [value < 1_000 ? value * 1_000 : value, 'km'];
  } else if (ending === 'km' || ending === 'kms') unit = 'km';
  else if (ending === 't') unit = 'tonnes';
  else if (ending === 'kg') unit = 'kilograms';
  else if (kilometres.has(next())) [unit, length] = ['km', length + 1];
  else if (tonnes.has(next())) [unit, length] = ['tonnes', length + 1];
  else if (kilograms.has(next())) [unit, length] = ['kilograms', length + 1];
  else if (next() === 'dollars' || next() === 'bucks') [unit, length] = ['money', length + 1];
  return Number.isFinite(value) ? { value, length, unit, isThousands } : null;
}
