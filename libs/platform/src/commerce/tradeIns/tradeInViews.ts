import { usualQuestions } from '@forecourt/forms/model';
import type { OwnPicture, TradeInProblem, TradeInView } from '../../ports/tradeInPort.ts';
import type { TradeInRow } from './tradeInStore.ts';

const nothing = {
  state: 'open',
  id: null,
  car_id: null,
  rego: null,
  regoState: null,
  lookup: null,
  vehicle: null,
  reportedKms: null,
  kms: null,
  answers: {},
  result: null,
  lead_id: null,
  kept_at: null,
  created_at: null,
} as const;

/** The view of a trade-in, without an estimate that has expired. */
export function viewOf(row: TradeInRow | null, pictures: readonly OwnPicture[], now: Date): TradeInView {
  const questions = row?.questions ?? usualQuestions;
  const context = { questions, isFound: row?.lookup === 'found', year: now.getUTCFullYear() };
  if (!row) return { ...nothing, questions, pictures: [], context };
  const { id, state, rego, regoState, lookup, vehicle, reportedKms, kms, answers, result } = row;
  const isOver = state === 'open' && result?.kind === 'estimate' && new Date(result.until) <= now;
  return {
    id,
    state,
    rego,
    regoState,
    lookup,
    vehicle,
    reportedKms,
    kms,
    questions,
    pictures,
    context,
    answers: answers ?? {},
    result: isOver ? null : result,
    car_id: row.carId,
    lead_id: row.leadId,
    kept_at: row.keptAt,
    created_at: row.createdAt,
  };
}

export function problem(
  status: number,
  error: string,
  more: Partial<Pick<TradeInProblem, 'fieldErrors' | 'step'>> = {},
): TradeInProblem {
  return { ok: false, status, error, fieldErrors: {}, step: null, ...more };
}

export const noDevice: TradeInProblem = problem(
  400,
  'Your browser does not keep cookies for this site. Allow them to have your car valued online.',
);
export const unavailable: TradeInProblem = problem(
  503,
  'We could not save this just now. Please try again in a minute, or call us.',
);
export const notBegun: TradeInProblem = problem(404, 'Begin with the number plate of your car.', { step: 'rego' });
export const decided: TradeInProblem = problem(409, 'We have your answer already. Call us to change it.');
export const changed: TradeInProblem = problem(
  409,
  'The estimate has changed since you saw it. Check it, and send the form once more.',
);
export const runOut: TradeInProblem = problem(409, 'This estimate has run out. Check your answers for a new one.', {
  step: 'condition',
});
