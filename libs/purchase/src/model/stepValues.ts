import type { Jurisdiction } from '@forecourt/domain';
import type { contactMethods, yesOrNo } from '@forecourt/domain/answers';
import type { Visitor } from './visitor.ts';

export const conditions = ['Excellent', 'Good', 'Fair', 'Poor'] as const;
export const loanYears = ['1', '2', '3', '4', '5', '6', '7'] as const;
export const employments = ['Full time', 'Part time', 'Casual', 'Self-employed', 'Other'] as const;

export interface TradeIn {
  trade_in: 'Yes';
  trade_rego: string;
  trade_state: Jurisdiction;
  trade_make: string;
  trade_model: string;
  trade_year: number;
  trade_km: number;
  trade_condition: (typeof conditions)[number];
  trade_owing: (typeof yesOrNo)[number];
  /** The visitor's own estimate, in whole cents. Never deducted. */
  trade_estimate: number | null;
  trade_notes: string;
}

export interface FinancePayment {
  payment_method: 'Finance';
  finance_years: (typeof loanYears)[number];
  /** The visitor's own contribution to the price, in whole cents. */
  finance_own_money: number | null;
  finance_employment: (typeof employments)[number];
}

export interface DeliveryChoice {
  handover: 'Delivery';
  street: string;
  suburb: string;
  delivery_state: Jurisdiction;
  delivery_postcode: string;
  handover_notes: string;
}

/** Validated values of each step. */
export interface StepValues {
  /** The price the visitor saw and agreed to, in whole cents. */
  'your-car': { price: number };
  'trade-in': TradeIn | { trade_in: 'No' };
  payment: FinancePayment | { payment_method: 'Cash' };
  /** Ids of the chosen extras. */
  extras: { extras: string[] };
  delivery: DeliveryChoice | { handover: 'Pickup'; handover_notes: string };
  details: Visitor & { contact_method: (typeof contactMethods)[number]; message: string; opt_in: boolean };
  /** What the visitor agreed to pay; see `agreementOf`. */
  deposit: { agreed: string; terms_agreed: boolean };
}

/** All answers so far. */
export type OrderValues = { [Step in keyof StepValues]?: StepValues[Step] };
