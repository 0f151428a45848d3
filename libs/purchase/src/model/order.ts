import type { FormErrors } from '@forecourt/domain/answers';
import type { PurchaseContext } from './context.ts';
import { readPosted, type Entries, type FormReading } from './formReading.ts';
import { stepFields, stepSchemas } from './stepSchemas.ts';
import type { OrderValues, StepValues } from './stepValues.ts';
import { orderSteps, type FormStep } from './steps.ts';

/** Typed answers so far, by step: the content of a draft. */
export type OrderEntries = { readonly [Step in FormStep]?: Entries };

/**
 * Validates one step on the server, against the current facts.
 * @example readStep('delivery', postedEntries(data.entries()), context)
 */
export function readStep<Step extends FormStep>(
  step: Step,
  given: Readonly<Record<string, unknown>>,
  context: PurchaseContext,
): FormReading<StepValues[Step]> {
  return readPosted(stepSchemas[step](context), given, stepFields(step, context), context);
}

export interface OrderReading {
  /** Values of the completed steps. */
  values: OrderValues;
  /** Steps of this order, in sequence. */
  steps: FormStep[];
  /** Steps whose answers are still valid, in sequence. */
  done: FormStep[];
  /** Answers that were valid when given and no longer are, because the price changed or an extra was withdrawn. */
  stale: { step: FormStep; error: string; fieldErrors: FormErrors }[];
}

/** Validates a whole order again against the current facts. */
export function readOrder(entries: OrderEntries, context: PurchaseContext): OrderReading {
  const steps = orderSteps(context);
  const values: Record<string, unknown> = {};
  const done: FormStep[] = [];
  const stale: OrderReading['stale'] = [];
  for (const step of steps) {
    const posted = entries[step];
    if (!posted) continue;
    const reading = readStep(step, posted, context);
    if (reading.ok) {
      values[step] = reading.values;
      done.push(step);
    } else stale.push({ step, error: reading.error, fieldErrors: reading.fieldErrors });
  }
  return { values, steps, done, stale };
}
