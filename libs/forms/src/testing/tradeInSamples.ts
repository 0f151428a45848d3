import type { TradeInFacts } from '../components/TradeInFlow/tradeInFacts.ts';
import { usualQuestions, type TradeInResult } from '../model/tradeInRules.ts';

export const sampleEstimate: TradeInResult = {
  kind: 'estimate',
  low: 2_000_000,
  high: 2_400_000,
  offer: 2_200_000,
  until: '2026-12-08T04:15:00.000Z',
};

/** Nothing is known yet. */
export const sampleNoCar: TradeInFacts = {
  rego: null,
  regoState: null,
  lookup: null,
  vehicle: null,
  reportedKms: null,
  kms: null,
  answers: {},
  result: null,
  context: { questions: usualQuestions, isFound: false, year: 2026 },
};

/** A car that the register found by its plate. */
export const sampleFoundCar: TradeInFacts = {
  ...sampleNoCar,
  rego: '1ABC234',
  regoState: 'WA',
  lookup: 'found',
  reportedKms: 40_000,
  vehicle: { make: 'Mazda', model: 'CX-5', year: 2022, badge: 'Maxx Sport', body: 'SUV' },
  context: { questions: usualQuestions, isFound: true, year: 2026 },
};

/** The same with everything answered. */
export const sampleValuedCar: TradeInFacts = {
  ...sampleFoundCar,
  kms: 45_000,
  answers: Object.fromEntries(usualQuestions.map(({ id, options }) => [id, options[0]?.value ?? ''])),
  result: sampleEstimate,
};
