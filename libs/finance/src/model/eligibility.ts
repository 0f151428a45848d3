import { defaultTimeZone, isInStock, type FinanceLender, type Vehicle } from '@forecourt/domain';
import { dateFormat } from '@forecourt/domain/messages';
import type { Lender } from './rules.ts';

export interface EligibilityOptions {
  now: Date;
  /** Whether the dealership excludes Suzukis from finance. @default false */
  excludesSuzuki?: boolean;
}

export type FinanceVehicle = Pick<Vehicle, 'make' | 'finance_lenders' | 'year' | 'price' | 'status' | 'sold'>;

/** Spellings in feeds that are not the lender's key with other capitals, spaces or hyphens. */
const spellings: Readonly<Record<string, string>> = { nissan: 'nissanfinance' };

/** Normalises the spellings of lenders in feeds. @example '360 Finance' and '360_finance' are '360finance' */
function keyOf(spelling: string): string {
  const plain = spelling.toLowerCase().replace(/[^a-z0-9]/g, '');
  return spellings[plain] ?? plain;
}

/** What a feed says of a lender's finance for a vehicle; null where it says nothing. @param key of the lender */
export function lenderOf(vehicle: Pick<Vehicle, 'finance_lenders'>, key: string): FinanceLender | null {
  const entry = Object.entries(vehicle.finance_lenders).find(([spelling]) => keyOf(spelling) === key);
  return entry?.[1] ?? null;
}

/** The current year, for a vehicle's age by lenders' rules. */
export const financeYear = (now: Date): number =>
  Number(dateFormat('en-AU', { year: 'numeric', timeZone: defaultTimeZone }).format(now));

/**
 * Whether any finance may be shown: for vehicles in stock, and Suzukis only where the dealership does not exclude them.
 */
export function isFinanced(vehicle: FinanceVehicle, { excludesSuzuki = false }: EligibilityOptions): boolean {
  return isInStock(vehicle) && !(excludesSuzuki && vehicle.make.toLowerCase() === 'suzuki');
}

/** Whether this lender's figures may be shown for a vehicle. */
export function isFinanceShown(vehicle: FinanceVehicle, rules: Lender, options: EligibilityOptions): boolean {
  const { key, priceAbove, youngerThanYears, needs } = rules;
  const lender = lenderOf(vehicle, key);
  if (!lender || lender.interestRate === null || lender.comparisonRate === null) return false;
  if (!isFinanced(vehicle, options)) return false;
  if (priceAbove !== null && (vehicle.price === null || vehicle.price <= priceAbove)) return false;
  const isOld =
    youngerThanYears !== null && (vehicle.year === null || vehicle.year <= financeYear(options.now) - youngerThanYears);
  if (isOld) return false;
  return needs === null || (needs === 'week' ? lender.paymentWeek : lender.paymentMonth) !== null;
}
