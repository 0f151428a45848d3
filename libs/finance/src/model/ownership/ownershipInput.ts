import type { CappedService, EnergyKind, FinanceFigures, PricedBy } from '@forecourt/domain';

/** An amount in cents, whole ones a year or fractional ones a litre, with its source. */
export type Priced<Field extends string> = Record<Field, number> & PricedBy;

/** Input of the cost of ownership, as plain data; null for what is unknown. */
export interface OwnershipInput {
  kmPerYear: number;
  /** The lender's repayment; null where none may be shown. */
  figures: FinanceFigures | null;
  /** Consumption: litres, or kilowatt hours of electricity, for 100 km. */
  consumption: { kind: EnergyKind; per100Km: number } | null;
  /** Cents a litre or a kilowatt hour. */
  energyPrice: Priced<'price'> | null;
  /** Capped service prices from the first sale; null for a used vehicle, or where there are none. */
  service: (CappedService & PricedBy) | null;
  registration: Priced<'amount'> | null;
  insurance: Priced<'amount'> | null;
  tyres: Priced<'amount'> | null;
}

/** Parts of the cost, in the order they are shown. */
export const costPartNames = [
  'finance',
  'upfront',
  'energy',
  'service',
  'registration',
  'insurance',
  'tyres',
  'depreciation',
] as const;
export type CostPartName = (typeof costPartNames)[number];

/** One part of what a vehicle costs. */
export interface CostPart {
  part: CostPartName;
  /** Whole cents over all the years; null where not included. */
  total: number | null;
  /** Cents a week while it is paid; null where it is paid once, or not included. */
  perWeek: number | null;
  /** How it is computed, or why it is not included. */
  words: string;
  /** Source and date; null where that is the vehicle's own page, or where nothing is included. */
  source: PricedBy | null;
}

/** Cost of owning a vehicle. Money in whole cents. */
export interface OwnershipCost {
  years: number;
  kmPerYear: number;
  /** In the order of `costPartNames`, including parts without an amount; `upfront` only where the loan has one. */
  parts: CostPart[];
  /** Sum of all included parts. */
  total: number;
  /** Sum of what is paid by the week. */
  perWeek: number;
  /** What is paid once: the deposit and the final payment of the loan. */
  once: number;
}
