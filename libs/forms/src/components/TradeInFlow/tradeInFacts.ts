import type { TradeInContext } from '../../model/tradeInForms.ts';
import type { OwnVehicle, TradeInResult } from '../../model/tradeInRules.ts';

/** A visitor's car as its page shows it. */
export interface TradeInFacts {
  rego: string | null;
  regoState: string | null;
  /** Source of its facts; null before the lookup. */
  lookup: 'found' | 'not-found' | 'unavailable' | 'typed' | null;
  vehicle: OwnVehicle | null;
  /** Kilometres the register last knew of. */
  reportedKms: number | null;
  kms: number | null;
  /** Values of the answers, by the question's id. */
  answers: Readonly<Record<string, string>>;
  result: TradeInResult | null;
  context: TradeInContext;
}
