import {
  defaultTimeZone,
  financeProviders,
  isInStock,
  type FinanceLender,
  type FinanceProvider,
  type Vehicle,
} from '@forecourt/domain';

export interface EligibilityOptions {
  now: Date;
  /** Whether the dealership excludes Suzukis from finance. @default false */
  excludesSuzuki?: boolean;
}

export type FinanceVehicle = Pick<Vehicle, 'make' | 'finance_lenders' | 'year' | 'price' | 'status' | 'sold'>;

const smallestFinancedPrice = 50_000;
const taurusYears = 12;

/** Normalises the spellings of lenders in feeds. @example '360 Finance' and '360_finance' are '360finance' */
function providerOf(key: string): FinanceProvider | null {
  const plain = key.toLowerCase().replace(/[^a-z0-9]/g, '');
  const name = plain === 'nissan' ? 'nissanfinance' : plain;
  return financeProviders.find((provider) => provider === name) ?? null;
}

export function lenderOf(vehicle: Pick<Vehicle, 'finance_lenders'>, provider: FinanceProvider): FinanceLender | null {
  const entry = Object.entries(vehicle.finance_lenders).find(([key]) => providerOf(key) === provider);
  return entry?.[1] ?? null;
}

/** The current year, for a vehicle's age by lenders' rules. */
export const financeYear = (now: Date): number =>
  Number(new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone: defaultTimeZone }).format(now));

/**
 * Whether any finance may be shown: for vehicles in stock, and Suzukis only where the dealership does not exclude them.
 */
export function isFinanced(vehicle: FinanceVehicle, { excludesSuzuki = false }: EligibilityOptions): boolean {
  return isInStock(vehicle) && !(excludesSuzuki && vehicle.make.toLowerCase() === 'suzuki');
}

/** Whether this lender's figures may be shown for a vehicle. */
export function isFinanceShown(
  vehicle: FinanceVehicle,
  provider: FinanceProvider,
  options: EligibilityOptions,
): boolean {
  const lender = lenderOf(vehicle, provider);
  if (!lender || lender.interestRate === null || lender.comparisonRate === null) return false;
  if (!isFinanced(vehicle, options)) return false;
  const priced = vehicle.price !== null && vehicle.price > smallestFinancedPrice;
  switch (provider) {
    case '360finance':
    case 'ausloans':
      return true;
    case 'taurus':
      return priced && vehicle.year !== null && vehicle.year > financeYear(options.now) - taurusYears;
    case 'nissanfinance':
      return priced && lender.paymentMonth !== null;
    case 'manual':
    case 'angle':
    case 'powertorque':
      return priced && lender.paymentWeek !== null;
  }
}
