import { dollars, type Cents } from '@forecourt/domain';

/** Nobody is shown an amount that a dealer would not talk about. */
const lowestShare = 0.8;
/** A step is at least this share of the price: three to six of them lie between the lowest offer and the price. */
const smallestStep = 0.035;
const roundSteps = [1, 2, 2.5, 5, 10];

/** The smallest round number that is no smaller. @example roundStep(1_050) // 2_000 */
function roundStep(min: number): number {
  const power = 10 ** Math.floor(Math.log10(min));
  return roundSteps.map((step) => step * power).find((step) => step >= min) ?? 10 * power;
}

/**
 * Dollars that a buyer may offer for a vehicle, in round steps from four fifths of its price up to the price itself.
 * @example offerAmounts(2_999_000) // [24_000, 26_000, 28_000, 29_990]
 */
export function offerAmounts(price: Cents): number[] {
  const asked = Math.floor(dollars(price));
  const step = Math.max(1, roundStep(asked * smallestStep));
  const first = Math.ceil((asked * lowestShare) / step);
  const last = Math.ceil(asked / step) - 1;
  const below = Array.from({ length: Math.max(0, last - first + 1) }, (_, place) => (first + place) * step);
  return [...below, asked];
}
