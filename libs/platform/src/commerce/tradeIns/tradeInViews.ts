import { valuationRefusalMessages, wordsOf, type Speaker } from '@forecourt/domain/messages';
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

/** Why a valuation cannot go on, whatever was answered, and where the visitor goes on. */
const problems = {
  noCookies: { status: 400, step: null },
  unavailable: { status: 503, step: null },
  notBegun: { status: 404, step: 'rego' },
  decided: { status: 409, step: null },
  changed: { status: 409, step: null },
  runOut: { status: 409, step: 'condition' },
} as const;

/** A problem that has nothing to do with the answers. @example tradeInProblem({ messages: {} }, 'notBegun').step // 'rego' */
export function tradeInProblem(site: Speaker, why: keyof typeof problems): TradeInProblem {
  const { status, step } = problems[why];
  return problem(status, wordsOf(valuationRefusalMessages, site)(`valuationRefusal.${why}`), { step });
}
