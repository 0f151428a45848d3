import type { Vehicle } from '@forecourt/domain';

/** Maximum age in years for an online estimate. */
export const oldestYears = 7;
/** Maximum kilometres for an online estimate. */
export const maxKms = 100_000;
/** Days for which an estimate is valid. */
export const offerDays = 14;

/** A visitor's own vehicle. */
export interface OwnVehicle {
  make: string;
  model: string;
  year: number;
  /** '' where unknown. */
  badge: string;
  body: string;
}

/** A question whose answer changes what a vehicle is worth. */
export interface ValuationQuestion {
  id: string;
  text: string;
  options: readonly { value: string; label: string }[];
}

/** Why a person has to see the vehicle; `service`: no online valuation was possible. */
export type AppraisalReason = 'age' | 'kms' | 'vehicle' | 'service';

export type TradeInResult =
  | {
      kind: 'estimate';
      /** Whole cents. */
      low: number;
      high: number;
      offer: number;
      /** ISO instant. */
      until: string;
    }
  | { kind: 'appraisal'; reason: AppraisalReason };

/** Why no online estimate is possible, known before the service is asked; null where it is possible. */
export function appraisalReason({ year, kms }: { year: number; kms: number }, now: Date): 'age' | 'kms' | null {
  if (now.getUTCFullYear() - year > oldestYears) return 'age';
  return kms > maxKms ? 'kms' : null;
}

/**
 * Offer for an estimated range: its middle, rounded down to whole $100, yet never below the range.
 * @example tradeInOffer({ low: 1_700_000, high: 1_990_000 }) // 1_840_000
 */
export function tradeInOffer({ low, high }: { low: number; high: number }): number {
  return Math.max(low, Math.floor((low + high) / 2 / 10_000) * 10_000);
}

/** Whether a trade-in towards this vehicle is valued by an outside service. */
export function valuationEligible({
  status,
  sold,
  reserved,
  price,
}: Pick<Vehicle, 'status' | 'sold' | 'reserved' | 'price'>): boolean {
  return status === 'in_stock' && !sold && !reserved && price !== null && price > 200_00;
}

/** @example ownVehicleName({ make: 'Mazda', model: 'CX-5', year: 2021, badge: 'Maxx', body: 'SUV' }) // '2021 Mazda CX-5 Maxx' */
export function ownVehicleName({ make, model, year, badge }: OwnVehicle): string {
  return [year, make, model, badge].filter((part) => part !== '').join(' ');
}

const choices = (...labels: string[]) => labels.map((label) => ({ value: label, label }));

/** Default questions, where the valuation service has none of its own. */
export const usualQuestions: readonly ValuationQuestion[] = [
  { id: 'condition', text: 'What condition is it in?', options: choices('Excellent', 'Good', 'Fair', 'Poor') },
  { id: 'service', text: 'How complete is its service history?', options: choices('Complete', 'Partly', 'None') },
  {
    id: 'accident',
    text: 'Has it ever been in an accident?',
    options: choices('No', 'Yes, repaired', 'Yes, not repaired'),
  },
  { id: 'warnings', text: 'Are any warning lights on?', options: choices('No', 'Yes') },
  { id: 'keys', text: 'How many keys does it have?', options: choices('Two or more', 'One') },
  { id: 'owing', text: 'Is money owing on it?', options: choices('No', 'Yes') },
];

/** Answers in words for the dealer. @example 'What condition is it in? Good' */
export function adjustmentWords(
  questions: readonly ValuationQuestion[],
  answers: Readonly<Record<string, string>>,
): string {
  return questions
    .flatMap(({ id, text, options }) => {
      const label = options.find(({ value }) => value === answers[id])?.label;
      return label === undefined ? [] : [`${text} ${label}`];
    })
    .join('; ');
}
