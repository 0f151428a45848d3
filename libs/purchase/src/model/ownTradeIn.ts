import type { Cents, Jurisdiction } from '@forecourt/domain';
import type { Entries } from './formReading.ts';

/** The visitor's own car, as a register or an accepted valuation knows it. */
export interface OwnTradeIn {
  rego: string;
  state: Jurisdiction;
  make: string;
  model: string;
  year: number;
  /** Kilometres on the clock; null where nobody knows them. */
  kms: number | null;
  /** What the dealer offered and the visitor accepted, in whole cents; null for a car without a valuation. */
  offer: Cents | null;
}

/** @example ownTradeInName({ year: 2019, make: 'Mazda', model: 'CX-5' }) // '2019 Mazda CX-5' */
export const ownTradeInName = ({ year, make, model }: Pick<OwnTradeIn, 'year' | 'make' | 'model'>): string =>
  `${year} ${make} ${model}`;

/** Answers of the trade-in step that are known of a car; the visitor adds its condition and what is owing. */
export const tradeInEntries = ({ rego, state, make, model, year, kms }: OwnTradeIn): Entries => ({
  trade_in: 'Yes',
  trade_rego: rego,
  trade_state: state,
  trade_make: make,
  trade_model: model,
  trade_year: String(year),
  ...(kms === null ? {} : { trade_km: String(kms) }),
});
