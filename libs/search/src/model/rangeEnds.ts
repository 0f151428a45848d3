import type { MeasureRules } from './measures.ts';

export type RangeValue = [low: number, high: number];

export interface RangeBounds {
  min: number;
  max: number;
  step: number;
}

export interface AcceptedRange {
  value: RangeValue;
  /** Messages for the log about ignored ends. */
  ignored: string[];
}

/**
 * Applies a requested change to a range. An end outside the slider is ignored; an end that would cross the other stops
 * at it.
 * @param current what held before; the end that stays is taken from it
 */
export function acceptEnds(
  { gap: minGap = 0 }: Pick<MeasureRules, 'gap'>,
  asked: RangeValue,
  current: RangeValue,
  { min, max }: Pick<RangeBounds, 'min' | 'max'>,
): AcceptedRange {
  const ignored: string[] = [];
  const within = (value: number): number => Math.min(Math.max(value, min), max);
  let [low, high] = asked;
  if (low < min) {
    ignored.push('Cannot refine below the range minimum');
    low = current[0];
  }
  if (high > max) {
    ignored.push('Cannot refine above the range maximum');
    high = current[1];
  }
  [low, high] = [within(low), within(high)];
  const gap = Math.min(minGap, max - min);
  if (high - low < gap) {
    // The end that moved stops at the one that did not.
    if (low === current[0]) high = Math.min(low + gap, max);
    else low = Math.max(high - gap, min);
    if (high - low < gap) [low, high] = low === min ? [min, min + gap] : [max - gap, max];
  }
  return { value: [low, high], ignored };
}

/** A thumb at the slider's end sets no limit. */
export function toOpenRange([low, high]: RangeValue, { min, max }: Pick<RangeBounds, 'min' | 'max'>) {
  return { from: low > min ? low : undefined, to: high < max ? high : undefined };
}
