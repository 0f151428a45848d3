import { grouped } from '@forecourt/domain';
import type { Measure } from '@forecourt/domain/search';

/** @example metres(6_245) // '6.25' */
const metres = (millimetres: number): string => String(Math.round(millimetres / 10) / 100);
const counted = (one: string, many: string) => (value: number) => `${grouped(value)} ${value === 1 ? one : many}`;

/** How numbers of one measure are shown, typed and moved. */
export interface MeasureRules {
  /** @example '31,250 km' */
  words: (value: number) => string;
  /** Unit beside a typed number; none where the heading states it. */
  unit?: string;
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
  berths: { words: counted('berth', 'berths') },
  doors: { words: counted('door', 'doors') },
  kilograms: { words: (value) => `${grouped(value)} kg`, unit: 'kg' },
  kilometres: {
    words: (value) => `${grouped(value)} km`,
    unit: 'km',
    round: 1_000,
    far: { side: 'above', unit: 50_000 },
  },
  millimetres: { words: (value) => `${metres(value)} m`, unit: 'm', typedUnits: 1_000 },
  // A price range of zero width would find nothing.
  money: {
    words: (value) => `$${grouped(value)}`,
    unit: '$',
    round: 1_000,
    gap: 1,
    far: { side: 'above', unit: 10_000 },
  },
  seats: { words: counted('seat', 'seats') },
  weeklyMoney: { words: (value) => `$${grouped(value)} a week`, unit: '$ a week', far: { side: 'above', unit: 50 } },
  year: { words: String, largestFirst: true, far: { side: 'below', unit: 5 } },
};
