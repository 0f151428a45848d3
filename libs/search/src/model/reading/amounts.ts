/** A word of a search query and its position in the text. */
export interface QueryWord {
  word: string;
  from: number;
  to: number;
  /** Whether a plus stands behind it, as in the badge `GLX+`. */
  isPlus?: true;
}

/** `<`, the dash between two numbers, a year as `'22`, an amount with its unit (`80 000kms` too), `k's`, or a word. */
const pattern =
  /[<>]=?|(?<=\d(?:k|km|kms)?\s?)[-–](?=\s?\$?\d)|(?<![\p{L}\p{N}])['’]\d\d(?![\p{L}\p{N}])|\$?(?:(?<![\p{L}\d])[1-9]\d{0,2} 000(?!\d)|\d[\d,]*)(?:\.\d+)?(?:k['’]?s\b|k\b|m\b|t\b|kg\b|kms?\b)?\+?|k['’]s\b|[\p{L}\p{N}]+(?:['’]\p{L}{1,3}(?!\p{L}))?(?:\+(?![\p{L}\p{N}]))?/giu;

interface Found {
  0: string;
  index: number;
}

/** `mx-5s`, `x3s`, `i30s`: models of a name that ends with a number. */
function withoutPlural(found: Found, place: number, all: readonly Found[]): Found[] {
  const before = all[place - 1];
  const isAdjacent = before !== undefined && before.index + before[0].length === found.index;
  if (/^s$/i.test(found[0]) && isAdjacent && /^\d{1,4}$/.test(before[0])) return [];
  const [, code] = /^(\p{L}{1,3}\d{1,3})s$/iu.exec(found[0]) ?? [];
  return [code === undefined ? found : { 0: code, index: found.index }];
}

/** `under20k` and `hilux2020`, typed without their space. */
const joinedWords = [
  /^(under|below|over|above|max|upto|sub|around|about|from|budget)(\$?\d[\d,.]*(?:k|kms?)?)$/i,
  /^(\p{L}{3,})((?:19|20)\d\d)$/iu,
];

function apart(found: Found): Found[] {
  const [, first = '', second = ''] = joinedWords.map((one) => one.exec(found[0])).find(Boolean) ?? [];
  if (second === '') return [found];
  return [
    { 0: first, index: found.index },
    { 0: second, index: found.index + first.length },
  ];
}

/** @example queryWords('under $40,000') // [{ word: 'under', from: 0, to: 5 }, { word: '$40,000', from: 6, to: 13 }] */
export function queryWords(text: string): QueryWord[] {
  return [...text.matchAll(pattern)]
    .flatMap(withoutPlural)
    .flatMap((found) => apart(found))
    .map((found) => {
      const isPlus = /^\p{L}.*\+$/u.test(found[0]);
      const word = found[0]
        .toLowerCase()
        .replace(/^['’](?=\d)/, 'my')
        .replace(/['’]|(?<=\d) /, '');
      return {
        word: isPlus ? word.slice(0, -1) : word,
        from: found.index,
        to: found.index + found[0].length,
        ...(isPlus ? { isPlus } : {}),
      };
    });
}

export interface Amount {
  value: number;
  /** Number of words it uses. */
  length: number;
  unit: 'money' | 'km' | 'tonnes' | 'kilograms' | null;
  /** `20k` and `20 grand`: a number of thousands that is not a distance unless it says so. */
  isThousands: boolean;
}

const thousands = new Set(['k', 'grand', 'thousand', 'thou', 'gs', 'gees']);
/** Words for a distance driven. */
export const kilometres: ReadonlySet<string> = new Set(
  'km kms kilometre kilometres kilometer kilometers klm klms ks kay kays klicks clicks'.split(' '),
);
const tonnes = new Set(['t', 'tonne', 'tonnes', 'ton', 'tons']);
const kilograms = new Set(['kg', 'kgs', 'kilo', 'kilos']);

const ones =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** A number in words. @example readSpelled(queryWords('thirty five'), 0)?.value // 35 */
export function readSpelled(words: readonly QueryWord[], at: number): Amount | null {
  let [value, length] = [0, 0];
  const word = (): string => words[at + length]?.word ?? '';
  if (word() === 'a' && words[at + 1]?.word === 'hundred') length += 1;
  for (; ; length += 1) {
    if (ones.includes(word())) value += ones.indexOf(word()) + 1;
    else if (tens.includes(word())) value += (tens.indexOf(word()) + 2) * 10;
    else if (word() === 'hundred') value = Math.max(value, 1) * 100;
    else if (word() !== 'and' || value < 100) break;
  }
  return value > 0 ? { value, length, unit: null, isThousands: false } : null;
}

/** Words behind a number that make it one of the odometer: `40k on the clock`. */
const onTheClock = [
  ...['clock', 'odometer', 'odo', 'dash'].flatMap((dial) => [
    ['on', 'the', dial],
    ['on', dial],
  ]),
  ['travelled'],
  ['driven'],
];

/** The amount that begins at a word, with its unit. @example readAmount(queryWords('15 grand'), 0)?.value // 15_000 */
export function readAmount(words: readonly QueryWord[], at: number): Amount | null {
  const modelYear = /^my(?:20)?(\d\d)$/.exec(words[at]?.word ?? '')?.[1];
  if (modelYear) return { value: 2_000 + Number(modelYear), length: 1, unit: null, isThousands: false };
  const counted = readSpelled(words, at);
  // Before anything else than a number of thousands it counts other things.
  const spelled = counted && thousands.has(words[at + counted.length]?.word ?? '') ? counted : null;
  const found = /^(\$?)(\d[\d,]*(?:\.\d+)?)(ks?|m|t|kg|kms?)?\+?$/.exec(words[at]?.word ?? '');
  if (!found && !spelled) return null;
  const [, dollar, digits = '', ending] = found ?? [];
  let value = spelled?.value ?? Number(digits.replaceAll(',', ''));
  let length = spelled?.length ?? 1;
  let isThousands = ending === 'k';
  const next = (): string => words[at + length]?.word ?? '';
  if (!ending && thousands.has(next())) {
    isThousands = true;
    length += 1;
  }
  // `30.000` as some countries write it.
  if (/^\d{1,3}\.\d{3}$/.test(digits)) value = Math.round(value * 1_000);
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
  else if (['dollars', 'bucks', 'aud'].includes(next())) [unit, length] = ['money', length + 1];
  else if (unit === null) {
    const behind = onTheClock.find((one) => one.every((word, place) => words[at + length + place]?.word === word));
    if (behind) [unit, length] = ['km', length + behind.length];
  }
  return Number.isFinite(value) ? { value, length, unit, isThousands } : null;
}
