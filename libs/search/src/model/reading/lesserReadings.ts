import type { QueryReading, ReadChip } from './readQuery.ts';

/** What matters least is dropped first. */
const importance = [
  'unwanted',
  'size',
  'cab',
  'economical',
  'off_road',
  'family',
  'transmission',
  'colour',
  'city',
  'state',
  'km',
  'doors',
  'seats',
  'sleeps',
  'drive',
  'fuel',
  'towing',
  'weekly_price',
  'price',
  'car_type',
  'year',
  'body',
  'make',
  'make_model',
  'order',
];

/** A reading that asks for less, and what it drops. */
export interface LesserReading extends QueryReading {
  droppedWords: readonly string[];
  /** The absent model that it comes nearest to. */
  nearestTo?: string;
}

const quoted = (text: string): string[] => (text === '' ? [] : [`“${text}”`]);

const without = (text: string, words: string): string => {
  const gone = new Set(words.split(' '));
  return text
    .split(' ')
    .filter((word) => !gone.has(word))
    .join(' ');
};

/**
 * Readings that ask for what is nearest to a model of which there is no vehicle: all else as it was asked for, then
 * less and less of it. Empty where no model is absent.
 */
export function nearestReadings(reading: QueryReading): LesserReading[] {
  const absent = reading.chips.find(({ nearest }) => nearest !== undefined);
  if (!absent) return [];
  const others = reading.chips.filter((chip) => chip !== absent);
  const near = (absent.nearest ?? []).map((chips) => ({
    ...reading,
    chips: [...others.filter(({ attribute }) => chips.every((chip) => chip.attribute !== attribute)), ...chips],
    text: '',
    models: '',
  }));
  const droppedWords = [absent.text, ...quoted(reading.text)];
  const lesser = near.flatMap((one) =>
    lesserReadings(one).map((less) => ({ ...less, droppedWords: [...droppedWords, ...less.droppedWords] })),
  );
  return [...near.map((one) => ({ ...one, droppedWords })), ...lesser].map((one) => ({
    ...one,
    nearestTo: absent.text,
  }));
}

/**
 * Readings that ask for less and less when nothing is found: first without its words, then without what matters least.
 */
export function lesserReadings(reading: QueryReading): LesserReading[] {
  const { chips, text, models } = reading;
  const order = [...chips].sort((a, b) => importance.indexOf(a.attribute) - importance.indexOf(b.attribute));
  const lesser: LesserReading[] = [];
  const give = (rest: readonly ReadChip[], words: string, lost: string) => {
    const gone = chips.filter((chip) => !rest.includes(chip));
    if (rest.length === 0 && words === '') return;
    const droppedWords = [...quoted(lost), ...order.filter((chip) => gone.includes(chip)).map((chip) => chip.text)];
    lesser.push({ ...reading, chips: rest, text: words, droppedWords });
  };
  const all = order.map((_, place) => chips.filter((chip) => !order.slice(0, place + 1).includes(chip)));
  const single = order.map((one) => chips.filter((chip) => chip !== one));
  if (models !== '') {
    const lost = without(text, models);
    const words = lost.split(' ');
    if (words.length > 1) for (const word of words.toReversed()) give(chips, without(text, word), word);
    if (lost !== '') give(chips, models, lost);
    for (const rest of [...single, ...all.slice(1)]) give(rest, models, lost);
  }
  if (text !== '' && chips.length > 0) give(chips, '', text);
  for (const rest of single) give(rest, text, '');
  for (const rest of all) give(rest, '', text);
  return lesser;
}
