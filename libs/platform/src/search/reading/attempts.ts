import {
  insteadOf,
  lesserReadings,
  nearestReadings,
  titleAttributes,
  type LesserReading,
  type QueryReading,
  type ReadingWords,
  type StockWords,
} from '@forecourt/search/model';
import type { IndexQuery } from '@forecourt/search-engine';

/** One way to run a query, and the parts of it that were dropped. */
export interface Attempt extends LesserReading {
  params?: IndexQuery['params'];
  /** Vehicles it has to find to be taken. @default 1 */
  least?: number;
}

/** One vehicle with some of the words is less than all that the rest of the query finds. */
const fewVehicles = 3;

/** Weight from which a word tells which vehicles are meant. */
const telling = 2;

/** A query for whole words: what is merely spelt like them, or begins with them, is something else. */
const exactWords = { queryType: 'prefixNone', typoTolerance: false };

/** Words that mean something by themselves: those of an `X-Trail` do not. */
const isWords = (typed = ''): boolean => /^\p{L}{2,}(?: \p{L}{2,})*$/u.test(typed);

/** The words as they are first asked for. */
export const asRead = (reading: QueryReading): Attempt => ({
  ...reading,
  droppedWords: [],
  ...(reading.stockNumber === undefined
    ? {}
    : { params: { restrictSearchableAttributes: ['stocknum'], typoTolerance: false } }),
});

/**
 * Fewer and fewer of the words, those that tell least dropped first: of `xr6 turbo` the XR6 is left, of `disco 4` the
 * Discovery. Words that tell nothing are not looked for by themselves.
 */
function withFewerWords(reading: QueryReading, stock: StockWords, said: ReadingWords): Attempt[] {
  const words = reading.names.split(' ').filter(Boolean);
  const ordered = words
    .map((word, place) => ({ word, place, weight: stock.weightOf(word) }))
    .toSorted((one, other) => one.weight - other.weight || other.place - one.place);
  return words.slice(1).flatMap((_, last) => {
    if (ordered.slice(last + 1).every(({ weight }) => weight < telling)) return [];
    const removed = new Set(ordered.slice(0, last + 1).map(({ place }) => place));
    const [lost, kept] = [true, false].map((isRemoved) =>
      words.filter((__, place) => removed.has(place) === isRemoved).join(' '),
    );
    return [
      {
        ...reading,
        text: kept ?? '',
        droppedWords: [said.sayValue('search.typed', { words: lost ?? '' })],
        params: exactWords,
      },
    ];
  });
}

/** Where no word tells which vehicles are meant, one may be a mistyped name: of `toyotta coroler` the Toyotas are left. */
function withMistypedName(reading: QueryReading, said: ReadingWords): Attempt[] {
  const words = reading.names.split(' ').filter(Boolean);
  if (words.length < 2) return [];
  return words
    .filter((word) => /^\p{L}{5,}$/u.test(word))
    .map((word) => ({
      ...reading,
      text: word,
      droppedWords: [said.sayValue('search.typed', { words: words.filter((one) => one !== word).join(' ') })],
      params: { queryType: 'prefixNone', restrictSearchableAttributes: titleAttributes },
    }));
}

/** What is nearest to a model of which there is none. */
function nearestAttempts(absent: QueryReading['chips'][number], reading: QueryReading, said: ReadingWords): Attempt[] {
  const { text } = reading;
  const chips = reading.chips.filter((chip) => chip !== absent);
  // `Outback` may be a badge of another make, and a `Transit Custom` may be listed as a Transit.
  const typed = `${absent.typed ?? ''} ${text}`.trim();
  const words = { ...reading, chips, text: typed, droppedWords: [], params: exactWords };
  const nearest = nearestReadings(reading, said);
  // The one SUV of its make is less than a choice of SUVs; one of its name, a Prado for a LandCruiser 200, is not.
  const [first] = nearest;
  const several = nearest
    .filter(({ droppedWords }) => droppedWords.length === first?.droppedWords.length)
    .map((one) =>
      one.chips.some(({ attribute }) => attribute === 'make_model') ? one : { ...one, least: fewVehicles },
    );
  // A Ford F-150 may be listed as a Ford F, whose title says 150.
  const spaced = (absent.typed ?? '').replace(/^(\p{L}{1,3})[- ]?(\d{2,4})$/u, '$1 $2');
  const isCode = /^\p{L}+ \d+$/u.test(spaced);
  const less = {
    ...words,
    text: spaced,
    droppedWords: text === '' ? [] : [said.sayValue('search.typed', { words: text })],
  };
  const spelt = isCode ? [{ ...words, text: `${spaced} ${text}`.trim() }, less] : [];
  return [...spelt, ...(isWords(absent.typed) ? [words] : []), ...several, ...nearest];
}

/**
 * Fallbacks in the order they are tried: the words as typed, parts of the reading dropped, fewer of the words. Where a
 * model was read the words as typed bring nothing better: they would find another one. Words that match nothing bring
 * no vehicles.
 * @param said what is dropped is said with these words
 */
export function attempts(query: string, reading: QueryReading, stock: StockWords, said: ReadingWords): Attempt[] {
  const { chips, names, text, models } = reading;
  if (reading.stockNumber !== undefined) return [];
  const absentModel = chips.find(({ nearest }) => nearest !== undefined);
  if (absentModel) return nearestAttempts(absentModel, reading, said);
  const words = { ...reading, chips: [] };
  if (chips.length === 0) {
    const meant = names !== '' && names !== text ? [{ ...words, text: names, droppedWords: [] }] : [];
    return [...meant, ...withFewerWords(reading, stock, said), ...withMistypedName(reading, said)];
  }
  const isAbsent = chips.some((chip) => chip.isAbsent);
  // Where every word is read, its name alone can mean another thing: electric mirrors make no electric ute.
  const named = text === '' ? { params: { restrictSearchableAttributes: titleAttributes } } : {};
  const hasModel = chips.some(({ attribute }) => attribute === 'make_model');
  // `WA` may be a badge where no vehicle stands in WA, but it is no beginning of Warrior.
  const typed = isAbsent
    ? [{ ...words, text: query, droppedWords: [], params: exactWords }]
    : hasModel
      ? []
      : [{ ...words, ...named, text: query, droppedWords: [] }];
  // Of `diesel ute dual cab canopy` those with two of the three words come before those with none.
  const telltale = text.split(' ').filter((word) => stock.weightOf(word) >= telling);
  const some =
    telltale.length > 1 && models === ''
      ? [
          {
            ...reading,
            text: telltale.join(' '),
            droppedWords: [said.say('reading.allOf', { words: text })],
            params: { ...exactWords, removeWordsIfNoResults: 'allOptional' },
            least: fewVehicles,
          },
        ]
      : [];
  const closest = insteadOf(chips, []);
  // Nobody has a car for $500: the cheapest come first.
  const inOrder =
    closest.length > 0 && text === '' && !isAbsent
      ? [{ ...words, chips: closest, text: '', droppedWords: chips.map((chip) => chip.text) }]
      : [];
  return [...typed, ...some, ...lesserReadings(reading, said), ...inOrder];
}
