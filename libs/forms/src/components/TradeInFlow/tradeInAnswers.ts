import { answerName, type TradeInStep } from '../../model/tradeInForms.ts';
import type { TradeInFacts } from './tradeInFacts.ts';

/** Initial answers of a step: earlier answers, else the register's data. */
export function tradeInAnswers(
  step: TradeInStep,
  { rego, regoState, lookup, vehicle, kms, answers }: TradeInFacts,
  phone: string | null,
): Record<string, string> {
  switch (step) {
    case 'rego':
      return { rego: rego ?? '', regoState: regoState ?? '' };
    case 'vehicle': {
      const run = { kms: kms === null ? '' : String(kms) };
      if (lookup === 'found' || !vehicle) return run;
      const { make, model, year, badge } = vehicle;
      return { ...run, make, model, badge, year: String(year) };
    }
    case 'condition':
      return Object.fromEntries(Object.entries(answers).map(([id, value]) => [answerName(id), value]));
    case 'offer':
      return phone === null ? {} : { phone };
  }
}

const appraisalWords = {
  age: 'Cars that are more than seven years old differ too much to be valued online.',
  kms: 'Cars that have run more than 100,000 km differ too much to be valued online.',
  vehicle: 'There are too few cars like yours on the market to value it online.',
  service: 'We could not get an estimate for it just now.',
} as const;

/** Why there is no estimate, for the visitor. */
export const appraisalText = (reason: keyof typeof appraisalWords): string => appraisalWords[reason];

export const stepTitles: Readonly<Record<TradeInStep, string>> = {
  rego: 'Plate',
  vehicle: 'Car',
  condition: 'Condition',
  offer: 'Offer',
};
