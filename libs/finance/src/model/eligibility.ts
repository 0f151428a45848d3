import { isInStock, type FinanceLender, type Vehicle } from '@forecourt/domain';

/** Lenders whose figures may be shown, in the order in which they are preferred. */
export const financeProviders = [
  'taurus',
  '360finance',
  'ausloans',
  'manual',
  'angle',
  'powertorque',
  'nissanfinance',
] as const;
export type FinanceProvider = (typeof financeProviders)[number];

export interface EligibilityOptions {
  now: Date;
  /** Dealerships whose Suzukis carry no finance. */
  excludedDealershipIds?: readonly string[];
}

export type FinanceVehicle = Pick<
  Vehicle,
  'make' | 'dealership_id' | 'finance_lenders' | 'year' | 'price' | 'status' | 'sold'
>;

const smallestFinancedPrice = 50_000;
const taurusYears = 12;

/** Feeds spell lenders as they like. @example '360 Finance' and '360_finance' are '360finance' */
function providerOf(key: string): FinanceProvider | null {
  const plain = key.toLowerCase().replace(/[^a-z0-9]/g, '');
  const name = plain === 'nissan' ? 'nissanfinance' : plain;
  return financeProviders.find((provider) => provider === name) ?? null;
}

export function lenderOf(vehicle: Pick<Vehicle, 'finance_lenders'>, provider: FinanceProvider): FinanceLender | null {
  const entry = Object.entries(vehicle.finance_lenders).find(([key]) => providerOf(key) === provider);
  return entry?.[1] ?? null;
}

const currentYear = (now: Date): number =>
  Number(new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone: 'Australia/Sydney' }).format(now));

/** Whether a vehicle may show this lender's figures. Suzukis are left out only at the dealerships named as excluded. */
export function financeShown(vehicle: FinanceVehicle, provider: FinanceProvider, options: EligibilityOptions): boolean {
  const lender = lenderOf(vehicle, provider);
  if (!lender || lender.interestRate === null || lender.comparisonRate === null) return false;
  const excluded = options.excludedDealershipIds?.includes(vehicle.dealership_id) ?? false;
  if (vehicle.make.toLowerCase() === 'suzuki' && excluded) return false;
  if (!isInStock(vehicle)) return false;
  const priced = vehicle.price !== null && vehicle.price > smallestFinancedPrice;
  switch (provider) {
    case '360finance':
    case 'ausloans':
      return true;
    case 'taurus':
      return priced && vehicle.year !== null && vehicle.year > currentYear(options.now) - taurusYears;
    case 'nissanfinance':
      return priced && lender.paymentMonth !== null;
    case 'manual':
    case 'angle':
    case 'powertorque':
      return priced && lender.paymentWeek !== null;
  }
}
