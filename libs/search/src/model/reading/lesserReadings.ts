import type { QueryReading, ReadChip } from './readQuery.ts';
import { readingWords, type ReadingWords } from './readingWords.ts';

/** What matters least is dropped first. */
const importance = [
  'unwanted',
  'size',
  'cab',
  'economical',
  'off_road',
  'filtered_features',
  'certified',
  'family',
  'transmission',
  'colour',
  'city',
  'state',
  'km',
  'doors',
  'seats',
  'sleeps',
  'tare_weight',
  'drive',
  'fuel',
  'towing',
  'weekly_price',
  'price',
  'car_type',
  'year',
  'badge',
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

const quoted = (words: string, { sayValue }: ReadingWords): string[] =>
  words === '' ? [] : [sayValue('search.typed', { words })];

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
export function nearestReadings(reading: QueryReading, said: ReadingWords = readingWords()): LesserReading[] {
  const absent = reading.chips.find(({ nearest }) => nearest !== undefined);
  if (!absent) return [];
  const others = reading.chips.filter((chip) => chip !== absent);
  const near = (absent.nearest ?? []).map((chips) => ({
    ...reading,
    chips: [...others.filter(({ attribute }) => chips.every((chip) => chip.attribute !== attribute)), ...chips],
    text: '',
    models: '',
  }));
  const droppedWords = [absent.text, ...quoted(reading.text, said)];
  const lesser = near.flatMap((one) =>
    lesserReadings(one, said).map((less) => ({ ...less, droppedWords: [...droppedWords, ...less.droppedWords] })),
  );
  return [...near.map((one) => ({ ...one, droppedWords })), ...lesser].map((one) => ({
    ...one,
    nearestTo: absent.text,
  }));
}

/** Without a budget the cheapest come first, unless another order was asked for. */
export function insteadOf(gone: readonly ReadChip[], rest: readonly ReadChip[]): ReadChip[] {
  if ([...gone, ...rest].some(({ order }) => order)) return [];
  return gone.flatMap(({ instead }) => (instead ? [instead] : [])).slice(0, 1);
}

/** Parts that say how a vehicle is built: where a model is not built so, one with a longer name may be. */
const ofBuild: ReadonlySet<string> = new Set(['doors', 'seats', 'body']);

/**
 * Readings that ask for less and less when nothing is found: first without its words, then with what
 * comes close to the part that matters least, then without it.
 */
export function lesserReadings(reading: QueryReading, said: ReadingWords = readingWords()): LesserReading[] {
  const { chips, text, models } = reading;
  const order = [...chips].sort((a, b) => importance.indexOf(a.attribute) - importance.indexOf(b.attribute));
  const lesser: LesserReading[] = [];
  const give = (rest: readonly ReadChip[], words: string, lost: string) => {
    const gone = chips.filter((chip) => !rest.includes(chip));
    if (rest.length === 0 && words === '') return;
    const droppedWords = [
      ...quoted(lost, said),
      ...order.filter((chip) => gone.includes(chip)).map((chip) => chip.text),
    ];
    lesser.push({ ...reading, chips: [...rest, ...insteadOf(gone, rest)], text: words, droppedWords });
  };
  const all = order.map((_, place) => chips.filter((chip) => !order.slice(0, place + 1).includes(chip)));
  const chipsWithout = (one: ReadChip) => chips.filter((chip) => chip !== one);
  const loosen = (chip: ReadChip, words: string, lost: string) => {
    for (const near of chip.looser ?? []) {
      const close = chips.map((one) => (one === chip ? near : one));
      const exactly = said.say('reading.exactly', { choice: chip.text });
      lesser.push({ ...reading, chips: close, text: words, droppedWords: [...quoted(lost, said), exactly] });
    }
  };
  const model = chips.find(({ attribute }) => attribute === 'make_model');
  const isOfBuild = model && chips.some(({ attribute }) => ofBuild.has(attribute));
  if (isOfBuild) loosen(model, text, '');
  if (models !== '') {
    const lost = without(text, models);
    const words = lost.split(' ');
    if (words.length > 1) for (const word of words.toReversed()) give(chips, without(text, word), word);
    if (lost !== '') give(chips, models, lost);
    for (const rest of [...order.map(chipsWithout), ...all.slice(1)]) give(rest, models, lost);
  }
  if (text !== '' && chips.length > 0) give(chips, '', text);
  for (const chip of order) {
    loosen(chip, text, '');
    give(chipsWithout(chip), text, '');
  }
  if (text !== '') for (const chip of order) loosen(chip, '', text);
  for (const rest of all) give(rest, '', text);
  return lesser;
}
