import { dollars, type Cents } from '@forecourt/domain';

/** Lowest offer as a share of the price: dealers would not discuss less. */
const lowestShare = 0.8;
/** Minimum step as a share of the price: gives three to six steps between the lowest offer and the price. */
const smallestStep = 0.035;
const roundSteps = [1, 2, 2.5, 5, 10];

/** The smallest round number that is at least this one. @example roundStep(1_050) // 2_000 */
function roundStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(min));
  return roundSteps.map((step) => step * power).find((step) => step >= min) ?? 10 * power;
}

/**
 * Suggested offers in dollars, in round steps from four fifths of a vehicle's price up to the price itself.
 * @example offerAmounts(2_999_000) // [24_000, 26_000, 28_000, 29_990]
 */
export function offerAmounts(price: Cents): number[] {
  const askingPrice = Math.floor(dollars(price));
  const step = Math.max(1, roundStep(askingPrice * smallestStep));
  const first = Math.ceil((askingPrice * lowestShare) / step);
  const last = Math.ceil(askingPrice / step) - 1;
  const below = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => (first + place) * step);
  return [...below, askingPrice];
}
