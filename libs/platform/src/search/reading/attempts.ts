import {
  insteadOf,
  lesserReadings,
  nearestReadings,
  titleAttributes,
  type LesserReading,
  type QueryReading,
  type ReadingWords,
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

/** Words that mean something by themselves: those of an `X-Trail` do not. */
const isWords = (typed = ''): boolean => /^\p{L}{2,}(?: \p{L}{2,})*$/u.test(typed);

/**
 * Fallbacks in the order they are tried: the words as typed, parts of the reading dropped, any of the words. Where a
 * model was read the words as typed bring nothing better: they would find another one.
 * @param said what is dropped is said with these words
 */
export function attempts(query: string, reading: QueryReading, said: ReadingWords): Attempt[] {
  const { chips, names, text, models } = reading;
  const allOf = (words: string): string => said.say('reading.allOf', { words });
  const isRead = chips.length === 0 || chips.some(({ attribute }) => attribute === 'make_model');
  const words = { ...reading, chips: [] };
  const absent = chips.filter(({ isAbsent }) => isAbsent);
  // Where every word is read, its name alone can mean another thing: electric mirrors make no electric ute.
  const named = text === '' ? { params: { restrictSearchableAttributes: titleAttributes } } : {};
  const plain = isRead || absent.length > 0 ? [] : [{ ...words, ...named, text: query, droppedWords: [] }];
  // `WA` may be a badge where no vehicle stands in WA, but it is no beginning of Warrior.
  const whole = { ...words, text: query, droppedWords: [], params: { queryType: 'prefixNone', typoTolerance: false } };
  const lost = names ? [allOf(query)] : chips.map(({ text }) => text);
  // Where all vehicles can be shown, those that are merely spelt like one of the words are no better.
  const asTyped = reading.isOfAny ? { typoTolerance: false, queryType: 'prefixNone' } : {};
  const params = { removeWordsIfNoResults: 'allOptional', ...asTyped };
  const loose = { ...words, chips: names === '' ? insteadOf(chips, []) : [], text: names, droppedWords: lost, params };
  const everything = reading.isOfAny ? [{ ...words, chips: insteadOf(chips, []), text: '', droppedWords: lost }] : [];
  const isNothingElse = absent.length === chips.length && text === '' && absent.length > 0;
  const absentModel = absent.find(({ nearest }) => nearest !== undefined);
  if (absentModel) {
    const others = {
      chips: chips.filter((chip) => chip !== absentModel),
      text: `${absentModel.typed ?? ''} ${text}`.trim(),
    };
    // `Outback` may be a badge of another make, and a `Transit Custom` may be listed as a Transit.
    const words = { ...whole, ...others };
    const nothing = { ...whole, text: '', params: {}, droppedWords: chips.map((chip) => chip.text) };
    const nearest = nearestReadings(reading, said);
    // The one SUV of its make is less than a choice of SUVs.
    const [first] = nearest;
    const several = nearest
      .filter(({ droppedWords }) => droppedWords.length === first?.droppedWords.length)
      .map((one) => ({ ...one, least: fewVehicles }));
    // A Ford F-150 may be listed as a Ford F, whose title says 150.
    const apart = (absentModel.typed ?? '').replace(/^(\p{L}{1,3})[- ]?(\d{2,4})$/u, '$1 $2');
    const isApart = /^\p{L}+ \d+$/u.test(apart);
    const less = {
      ...words,
      text: apart,
      droppedWords: text === '' ? [] : [said.sayValue('search.typed', { words: text })],
    };
    const spelt = isApart ? [{ ...words, text: `${apart} ${text}`.trim() }, less] : [];
    return [...spelt, ...(isWords(absentModel.typed) ? [words] : []), ...several, ...nearest, nothing];
  }
  const last = isNothingElse ? { ...words, text: '', droppedWords: absent.map((chip) => chip.text) } : loose;
  // Of `diesel ute dual cab canopy` those with two of the three words come before those with none.
  const isMany = chips.length > 0 && text.includes(' ') && models === '';
  const some = isMany ? [{ ...reading, droppedWords: [allOf(text)], params, least: fewVehicles }] : [];
  const meant =
    chips.length === 0 && names !== '' && names !== text ? [{ ...words, text: names, droppedWords: [] }] : [];
  return [
    ...(absent.length > 0 ? [whole] : plain),
    ...meant,
    ...some,
    ...lesserReadings(reading, said),
    last,
    ...everything,
  ];
}
