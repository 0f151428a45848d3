import { grouped } from '@forecourt/domain';
import { platformWords, searchMessages, type Words } from '@forecourt/domain/messages';
import type { Measure } from '@forecourt/domain/search';

type SearchWords = Words<typeof searchMessages>;

/** @example metres(6_245) // '6.25' */
const metres = (millimetres: number): string => String(Math.round(millimetres / 10) / 100);
const dollars = (value: number): string => `$${grouped(value)}`;
const counted =
  (noun: 'search.berths' | 'search.doors' | 'search.seats') =>
  (count: number, say: SearchWords = platformWords(searchMessages)): string =>
    say(noun, { count });

/** How numbers of one measure are shown, typed and moved. */
export interface MeasureRules {
  /** @example '31,250 km' */
  words: (value: number, say?: SearchWords) => string;
  /** Unit beside a typed number; none where the heading states it. */
  unit?: (say: SearchWords) => string;
  /** Index units per typed unit. @default 1 */
  typedUnits?: number;
  /** A slider moves by multiples of this. @default 1 */
  round?: number;
  /** Minimum distance between a slider's ends. @default 0 */
  gap?: number;
  /** For measures with extreme outliers: the multiple to which a slider's end is rounded when it leaves them out. */
  far?: { side: 'above' | 'below'; unit: number };
  /** Lists show the largest first. */
  largestFirst?: true;
}

export const measures: Readonly<Record<Measure, MeasureRules>> = {
  berths: { words: counted('search.berths') },
  doors: { words: counted('search.doors') },
  kilograms: { words: (value) => `${grouped(value)} kg`, unit: () => 'kg' },
  kilometres: {
    words: (value) => `${grouped(value)} km`,
    unit: () => 'km',
    round: 1_000,
    far: { side: 'above', unit: 50_000 },
  },
  millimetres: { words: (value) => `${metres(value)} m`, unit: () => 'm', typedUnits: 1_000 },
  // A price range of zero width would find nothing.
  money: {
    words: dollars,
    unit: () => '$',
    round: 1_000,
    gap: 1,
    far: { side: 'above', unit: 10_000 },
  },
  seats: { words: counted('search.seats') },
  weeklyMoney: {
    words: (value, say = platformWords(searchMessages)) => say('search.aWeek', { amount: dollars(value) }),
    unit: (say) => say('search.dollarsAWeek'),
    far: { side: 'above', unit: 50 },
  },
  year: { words: String, largestFirst: true, far: { side: 'below', unit: 5 } },
};
