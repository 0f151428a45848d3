import type { Jurisdiction } from '@forecourt/domain';
import {
  answerName,
  appraisalReason,
  offerDays,
  readTradeInStep,
  tradeInOffer,
  usualQuestions,
  type EnquirySite,
  type FormValues,
  type OwnVehicle,
  type TradeInResult,
} from '@forecourt/forms/model';
import { tradeInMessages, wordsOf } from '@forecourt/domain/messages';
import { problem, tradeInProblem } from './tradeInViews.ts';
import type {
  PlateResult,
  TradeInProblem,
  TradeInSaveResult,
  TradeInSaving,
  TradeInView,
} from '../../ports/tradeInPort.ts';
import type { TradeInRow } from './tradeInStore.ts';
import type { ValuationPort, VehicleSearch } from '../../ports/valuationPort.ts';

/** Changes made by a step, and the next step. */
export type StepOutcome = { changes: Partial<TradeInRow>; next: Extract<TradeInSaveResult, { ok: true }>['next'] };

export interface StepDeps {
  valuation: ValuationPort;
  /** Counts a look-up. @returns whether it is within the visitor's limit */
  isAllowed: () => Promise<boolean>;
  site: EnquirySite;
  view: TradeInView;
  now: Date;
}

const text = (values: FormValues, name: string): string => String(values[name] ?? '');
const startedOver = { kms: null, questions: null, answers: null, result: null } as const;

interface Plate {
  rego: string;
  regoState: Jurisdiction;
}

const plateOf = (values: FormValues): Plate => ({
  rego: text(values, 'rego'),
  regoState: text(values, 'regoState') as Jurisdiction,
});

const searchPlate = async (
  { rego, regoState }: Plate,
  { valuation, isAllowed }: Pick<StepDeps, 'valuation' | 'isAllowed'>,
): Promise<VehicleSearch> =>
  (await isAllowed()) ? valuation.findVehicle(rego, regoState) : { found: null, reason: 'unavailable' };

/** The vehicle of a plate, by the rule and the limit of the first step, without a trade-in of its own. */
export async function lookUpPlate(
  values: TradeInSaving['values'],
  parts: Pick<StepDeps, 'valuation' | 'isAllowed' | 'site' | 'view'>,
): Promise<PlateResult> {
  const reading = readTradeInStep('rego', values, parts.site, parts.view.context);
  if (!reading.ok) return problem(422, reading.error, { fieldErrors: reading.fieldErrors, step: 'rego' });
  const plate = plateOf(reading.values);
  const search = await searchPlate(plate, parts);
  if (search.found) return { ok: true, ...plate, vehicle: search.found };
  const isUnknown = search.reason === 'not-found';
  const say = wordsOf(tradeInMessages, parts.site);
  return problem(isUnknown ? 404 : 503, say(isUnknown ? 'tradeIn.plateNotFound' : 'tradeIn.platesUnavailable'), {
    step: 'rego',
  });
}

async function takeRego(values: FormValues, parts: StepDeps): Promise<StepOutcome> {
  const { view } = parts;
  const plate = { ...plateOf(values), ...startedOver };
  const isSame = plate.rego === view.rego && plate.regoState === view.regoState;
  if (isSame && view.lookup === 'found') return { changes: {}, next: 'vehicle' };
  const search = await searchPlate(plate, parts);
  if (!search.found) {
    return { changes: { ...plate, lookup: search.reason, vehicle: null, reportedKms: null }, next: 'vehicle' };
  }
  const { kms: reportedKms, ...vehicle } = search.found;
  return { changes: { ...plate, lookup: 'found', vehicle, reportedKms }, next: 'vehicle' };
}

async function takeVehicle(values: FormValues, { valuation, isAllowed, view, now }: StepDeps): Promise<StepOutcome> {
  const typed = (): OwnVehicle => ({
    make: text(values, 'make'),
    model: text(values, 'model'),
    badge: text(values, 'badge'),
    year: Number(values['year']),
    body: '',
  });
  const vehicle = view.context.isFound && view.vehicle ? view.vehicle : typed();
  const kms = Number(values['kms']);
  const reason = appraisalReason({ year: vehicle.year, kms }, now);
  const known = { vehicle, kms, answers: null };
  if (reason) return { changes: { ...known, questions: null, result: { kind: 'appraisal', reason } }, next: 'offer' };
  const own = (await isAllowed()) ? await valuation.questions(vehicle) : null;
  const questions = own ?? [...usualQuestions];
  return { changes: { ...known, questions, result: null }, next: 'condition' };
}

async function takeCondition(values: FormValues, parts: StepDeps): Promise<StepOutcome | TradeInProblem> {
  const { valuation, isAllowed, view, now } = parts;
  const { rego, regoState, vehicle, kms, questions } = view;
  if (!rego || !regoState || !vehicle || kms === null) return tradeInProblem(parts.site, 'notBegun');
  const answers = Object.fromEntries(questions.map(({ id }) => [id, text(values, answerName(id))]));
  const estimated = (await isAllowed())
    ? await valuation.estimate({ rego, state: regoState, vehicle, kms, answers })
    : ({ kind: 'unavailable' } as const);
  const until = new Date(now.getTime() + offerDays * 86_400_000).toISOString();
  const result: TradeInResult =
    estimated.kind === 'estimate'
      ? { ...estimated, offer: tradeInOffer(estimated), until }
      : { kind: 'appraisal', reason: estimated.kind === 'appraisal' ? 'vehicle' : 'service' };
  return { changes: { answers, result }, next: 'offer' };
}

/** Checks a step and makes its look-ups. Errors are returned as a problem. */
export async function takeStep(
  { step, values, intent }: Pick<TradeInSaving, 'step' | 'values' | 'intent'>,
  parts: StepDeps,
): Promise<StepOutcome | TradeInProblem> {
  if (step !== 'rego' && parts.view.rego === null) return tradeInProblem(parts.site, 'notBegun');
  if (step === 'vehicle' && intent === 'not-mine') {
    return { changes: { ...startedOver, lookup: 'typed', vehicle: null, reportedKms: null }, next: 'vehicle' };
  }
  if (step === 'condition' && parts.view.kms === null)
    return { ...tradeInProblem(parts.site, 'notBegun'), step: 'vehicle' };
  const reading = readTradeInStep(step, values, parts.site, parts.view.context);
  if (!reading.ok) return problem(422, reading.error, { fieldErrors: reading.fieldErrors, step });
  if (step === 'rego') return takeRego(reading.values, parts);
  return step === 'vehicle' ? takeVehicle(reading.values, parts) : takeCondition(reading.values, parts);
}
