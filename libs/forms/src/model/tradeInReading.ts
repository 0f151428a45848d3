import type { FormErrors } from '@forecourt/domain/answers';
import { tradeInMessages, wordsOf } from '@forecourt/domain/messages';
import type { EnquirySite } from './enquirySite.ts';
import { formSettings } from './formSettings.ts';
import { readForm, type FormReading } from './readForm.ts';
import { tradeInForm, type TradeInContext, type TradeInStep } from './tradeInForms.ts';
import { readRego } from './tradeInRego.ts';

/** Buttons of a step apart from the one that goes on. */
export const tradeInIntents = ['continue', 'not-mine', 'accept', 'ask'] as const;
export type TradeInIntent = (typeof tradeInIntents)[number];

/** Which button was pressed; the one that goes on for an unknown value. */
export function readIntent(given: unknown): TradeInIntent {
  return tradeInIntents.find((intent) => intent === given) ?? 'continue';
}

/** Validates one step on the server. `intent` is read separately and belongs to no step. */
export function readTradeInStep(
  step: TradeInStep,
  given: Readonly<Record<string, unknown>>,
  site: EnquirySite,
  context: TradeInContext,
): FormReading {
  const form = tradeInForm(step, { ...context, messages: site.messages });
  const { intent: _pressed, ...values } = given;
  const reading = readForm(form, values, formSettings(site, form));
  if (step !== 'rego') return reading;
  const say = wordsOf(tradeInMessages, site);
  const plate = readRego(textOf(values['rego']), textOf(values['regoState']), site.country, say);
  if (plate.ok) {
    return reading.ok ? { ok: true, values: { ...reading.values, rego: plate.rego, regoState: plate.state } } : reading;
  }
  const errors: FormErrors = reading.ok ? {} : reading.fieldErrors;
  const fieldErrors = { ...errors, [plate.field]: plate.message };
  return { ok: false, error: Object.values(fieldErrors)[0] ?? plate.message, fieldErrors };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The step to show: the requested one, if everything before it is answered. */
export function reachableTradeInStep(
  wanted: unknown,
  { hasRego, hasVehicle, hasResult }: { hasRego: boolean; hasVehicle: boolean; hasResult: boolean },
): TradeInStep {
  const reachable: TradeInStep[] = ['rego'];
  if (hasRego) reachable.push('vehicle');
  if (hasVehicle) reachable.push('condition');
  if (hasResult) reachable.push('offer');
  const requested = reachable.find((step) => step === wanted);
  return requested ?? reachable.at(-1) ?? 'rego';
}
