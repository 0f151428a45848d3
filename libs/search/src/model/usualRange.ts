import { platformWords, searchMessages } from '@forecourt/domain/messages';
import { rangeWords, type SearchWords } from './filterWords.ts';
import { measureOf } from './measureOf.ts';
import type { RangeBounds, RangeValue } from './rangeEnds.ts';
import { movedRange, rangeBounds } from './rangeRules.ts';

/** Statistics of an attribute's numbers in an answer. */
export interface FoundNumbers {
  min: number;
  max: number;
  /** Mean and sum, where the service reports them. */
  avg?: number;
  sum?: number;
  /** Number of vehicles of each value: of all values, or of the most frequent ones. */
  counts?: Readonly<Record<string, number>>;
}

/** Bounds of a slider's track. An open end includes everything beyond it. */
export interface UsualRange extends RangeBounds {
  open: 'above' | 'below' | null;
}

/** At most one in this many vehicles, and always at least one, may lie beyond an open end. */
const leftOutOf = 50;
/** An end is opened when the farthest value is this many times as far away as the others. */
const farTimes = 1.5;
/** Used when there are too many values to list: several times their mean, which normal prices stay within. */
const meanTimes = 4;

const totalOf = ({ avg, sum }: FoundNumbers): number | null => (avg && sum ? Math.round(sum / avg) : null);

interface Usual {
  /** The farthest usual value. */
  value: number;
  /** How many vehicles it and the nearer values have. */
  count: number;
  /** How many vehicles have values beyond it. */
  beyond: number;
}

/** Where the usual values end by the counts of all values; null where only some are counted. */
function usualOf(found: FoundNumbers, distanceOf: (value: number) => number): Usual | null {
  const known = Object.entries(found.counts ?? {}).map(([value, count]) => ({ value: Number(value), count }));
  const counted = known.reduce((all, { count }) => all + count, 0);
  if (counted === 0 || counted !== (totalOf(found) ?? counted)) return null;
  const wanted = counted - Math.max(1, Math.floor(counted / leftOutOf));
  let count = 0;
  for (const one of known.sort((a, b) => distanceOf(a.value) - distanceOf(b.value))) {
    count += one.count;
    if (count >= wanted) return { value: one.value, count, beyond: counted - count };
  }
  return null;
}

/** How far a value is from zero, or from the newest year. */
const distancesOf =
  ({ max }: FoundNumbers, side: 'above' | 'below') =>
  (value: number) =>
    side === 'above' ? value : max - value;

/** How far the usual values reach, from zero or from the newest year; null where that is not known. */
function usualDistance(found: FoundNumbers, distanceOf: (value: number) => number, farthest: number) {
  const usual = usualOf(found, distanceOf);
  if (usual) return distanceOf(usual.value);
  const { max, avg } = found;
  const total = totalOf(found);
  if (total === null || avg === undefined || total < 3) return null;
  // The mean without the farthest value, so that one car cannot distort it.
  const all = distanceOf(0) > 0 ? max * total - avg * total : avg * total;
  return (meanTimes * (all - farthest)) / (total - 1);
}

/**
 * Counts from which `usualRange` makes the same of the numbers as from the counts of all values: of two values at most.
 * @example usualCounts('price', { min: 8_000, max: 30_000, counts: { 8000: 1, 9000: 1, 20000: 1, 30000: 1 } }) // { 20000: 3, 30000: 1 }
 */
export function usualCounts(attribute: string, found: FoundNumbers): Record<string, number> {
  const { far } = measureOf(attribute);
  const usual = far && usualOf(found, distancesOf(found, far.side));
  if (!usual) return {};
  const { value, count, beyond } = usual;
  if (beyond === 0) return { [value]: count };
  return { [value]: count, [far.side === 'above' ? found.max : found.min]: beyond };
}

/**
 * Bounds of a slider without outliers: one car of two million dollars must not make the steps too coarse for everyone
 * else.
 * @example usualRange('price', { min: 8_000, max: 2_000_000, avg: 59_400, sum: 5_940_000 }) // { min: 8_000, max: 160_000, step: 2_000, open: 'above' }
 */
export function usualRange(attribute: string, found: FoundNumbers | undefined): UsualRange {
  const whole = rangeBounds(attribute, found);
  const { far } = measureOf(attribute);
  if (!found || !far || !(found.max > found.min)) return { ...whole, open: null };
  const isAbove = far.side === 'above';
  const distanceOf = distancesOf(found, far.side);
  const farthest = distanceOf(isAbove ? found.max : found.min);
  const usual = usualDistance(found, distanceOf, farthest);
  if (usual === null) return { ...whole, open: null };
  const end = isAbove ? Math.ceil(usual / far.unit) * far.unit : Math.floor((found.max - usual) / far.unit) * far.unit;
  const isFar = usual > 0 && farthest > farTimes * distanceOf(end) && (isAbove ? end > found.min : end < found.max);
  if (!isFar) return { ...whole, open: null };
  const ends = isAbove ? { min: found.min, max: end } : { min: end, max: found.max };
  return { ...rangeBounds(attribute, ends), open: far.side };
}

/**
 * A slider's number in words. @example usualWords('price', { min: 0, max: 150_000, step: 1_000, open: 'above' },
 * 150_000) // '$150,000+'
 */
export function usualWords(
  attribute: string,
  { min, max, open }: UsualRange,
  value: number,
  say: SearchWords = platformWords(searchMessages),
): string {
  const words = rangeWords(attribute, value, say);
  if (open === 'above' && value >= max) return say('search.orMore', { value: words });
  return open === 'below' && value <= min ? say('search.orEarlier', { value: words }) : words;
}

/** Positions of the thumbs for a range of the whole stock. */
export const onTrack = ([low, high]: RangeValue, { min, max }: UsualRange): RangeValue => [
  Math.min(Math.max(low, min), max),
  Math.min(Math.max(high, min), max),
];

/**
 * The range of the whole stock that a moved thumb asks for: at an open end everything beyond it. An end that was not
 * moved stays unchanged.
 */
export function movedOnTrack(
  attribute: string,
  asked: RangeValue,
  current: RangeValue,
  { track, whole }: { track: UsualRange; whole: RangeBounds },
): RangeValue {
  const standing = onTrack(current, track);
  const [low, high] = movedRange(attribute, asked, standing, track);
  const end = (place: 0 | 1, value: number): number => {
    if (value === standing[place]) return current[place];
    if (track.open === 'above' && place === 1 && value >= track.max) return whole.max;
    return track.open === 'below' && place === 0 && value <= track.min ? whole.min : value;
  };
  return [end(0, low), end(1, high)];
}
