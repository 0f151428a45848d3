import type { TradeInContext } from '../../model/tradeInForms.ts';
import type { OwnVehicle, TradeInResult } from '../../model/tradeInRules.ts';

/** A visitor's car as its page shows it. */
export interface TradeInFacts {
  rego: string | null;
  regoState: string | null;
  /** Where its facts come from; null before the lookup. */
  lookup: 'found' | 'not-found' | 'unavailable' | 'typed' | null;
  vehicle: OwnVehicle | null;
  /** Last odometer reading of the register, in kilometres. */
  reportedKms: number | null;
  kms: number | null;
  /** Values of the answers, by question id. */
  answers: Readonly<Record<string, string>>;
  result: TradeInResult | null;
  context: TradeInContext;
}
