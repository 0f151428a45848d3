import type { CappedService, EnergyKind, FinanceFigures, PricedBy } from '@forecourt/domain';

/** An amount of cents, whole ones a year or fractions a litre, with who says so. */
export type Priced<Field extends string> = Record<Field, number> & PricedBy;

/** What a vehicle or a model costs to own, as plain data: whoever knows it gives it, null for what nobody knows. */
export interface OwnershipInput {
  kmPerYear: number;
  /** What a lender asks; null where no repayment may be shown. */
  figures: FinanceFigures | null;
  /** How much it uses: litres, or kilowatt hours of electricity, for 100 km. */
  consumption: { kind: EnergyKind; per100Km: number } | null;
  /** Cents a litre or a kilowatt hour. */
  energyPrice: Priced<'price'> | null;
  /** Capped service prices that hold from its first day; null for a used vehicle, or where there are none. */
  service: (CappedService & PricedBy) | null;
  registration: Priced<'amount'> | null;
  insurance: Priced<'amount'> | null;
  tyres: Priced<'amount'> | null;
}

export const costPartNames = {
  finance: 'Finance',
  energy: 'Fuel or energy',
  service: 'Service',
  registration: 'Registration and compulsory insurance',
  insurance: 'Comprehensive insurance',
  tyres: 'Tyres',
  depreciation: 'Depreciation',
} as const;
export type CostPartName = keyof typeof costPartNames;

/** One part of what a vehicle costs. */
export interface CostPart {
  part: CostPartName;
  /** Whole cents over all the years; null where it is not included. */
  total: number | null;
  /** How it is reckoned, or why it is not included. */
  words: string;
  /** Who says so, and when; null where the vehicle's own page does, or where nothing is included. */
  source: PricedBy | null;
}

/** What a vehicle costs its owner. Money in whole cents. */
export interface OwnershipCost {
  years: number;
  kmPerYear: number;
  /** In the order of `costPartNames`, those that are not included as well. */
  parts: CostPart[];
  /** All parts that are included. */
  total: number;
  /** The same a week. */
  perWeek: number;
}
