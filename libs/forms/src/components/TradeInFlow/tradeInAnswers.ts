import { answerName, type TradeInStep } from '../../model/tradeInForms.ts';
import type { AppraisalReason } from '../../model/tradeInRules.ts';
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

/** Messages that say why there is no estimate. */
export const appraisalTexts = {
  age: 'tradeIn.tooOld',
  kms: 'tradeIn.tooFar',
  vehicle: 'tradeIn.tooFew',
  service: 'tradeIn.noEstimate',
} as const satisfies Record<AppraisalReason, string>;

/** Messages that name the steps. */
export const stepTitles = {
  rego: 'tradeIn.stepPlate',
  vehicle: 'tradeIn.stepCar',
  condition: 'tradeIn.stepCondition',
  offer: 'tradeIn.stepOffer',
} as const satisfies Record<TradeInStep, string>;
