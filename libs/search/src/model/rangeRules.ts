import { measureOf } from './measureOf.ts';
import { acceptEnds, type AcceptedRange, type RangeBounds, type RangeValue } from './rangeEnds.ts';

/** Default bounds of a slider while the stock is not known. */
export const defaultRange = { min: 0, max: 100_000 } as const;

const unitOf = (attribute: string): number => measureOf(attribute).round ?? 1;

/** Rounds price and kilometres to the nearest 1000, anything else to a whole number. */
export function roundRangeValue(attribute: string, value: number): number {
  const unit = unitOf(attribute);
  return Math.round(value / unit) * unit;
}

/**
 * Bounds and step of a slider. The bounds are the stock's own, rounded outwards so that the cheapest and the most
 * expensive car stay inside; the step is about a hundredth of the span, and the upper bound is a whole number of steps
 * above the lower.
 * @param stats smallest and largest value in stock; the default range without them
 */
export function rangeBounds(attribute: string, stats?: { min?: number; max?: number }): RangeBounds {
  const { min = defaultRange.min, max = defaultRange.max } = stats ?? {};
  const known = Number.isFinite(min) && Number.isFinite(max) && max >= min;
  const [low, high] = known ? [min, max] : [defaultRange.min, defaultRange.max];
  const unit = unitOf(attribute);
  const from = Math.floor(low / unit) * unit;
  const to = Math.ceil(high / unit) * unit;
  const step = Math.max(unit, Math.round((to - from) / 100 / unit) * unit);
  return { min: from, max: from + Math.ceil((to - from) / step) * step, step };
}

/**
 * The range that a slider move asks for, rounded to its steps. The end that was not moved keeps the exact value that
 * was typed for it.
 */
export function movedRange(
  attribute: string,
  asked: RangeValue,
  current: RangeValue,
  { min, step }: Pick<RangeBounds, 'min' | 'step'>,
): RangeValue {
  const standing = (value: number): number => min + Math.round((value - min) / step) * step;
  const end = (place: 0 | 1): number =>
    asked[place] === standing(current[place]) ? current[place] : roundRangeValue(attribute, asked[place]);
  return [end(0), end(1)];
}

/** The same, rounded by the measure of an attribute. */
export function acceptRange(
  attribute: string,
  asked: RangeValue,
  current: RangeValue,
  bounds: Pick<RangeBounds, 'min' | 'max'>,
): AcceptedRange {
  return acceptEnds(measureOf(attribute), asked, current, bounds);
}
