/** The steps of buying online, in their order. */
export const purchaseSteps = [
  'your-car',
  'trade-in',
  'payment',
  'extras',
  'delivery',
  'details',
  'deposit',
  'done',
] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];
/** Steps with a form; 'done' has none. */
export type FormStep = Exclude<PurchaseStep, 'done'>;

export function isFormStep(text: string): text is FormStep {
  return text !== 'done' && (purchaseSteps as readonly string[]).includes(text);
}

/** The steps of a site's order: without trade-in or extras where it offers none. */
export function orderSteps(site: { takesTradeIns: boolean; extras: readonly unknown[] }): FormStep[] {
  return purchaseSteps
    .filter(isFormStep)
    .filter((step) => (step !== 'trade-in' || site.takesTradeIns) && (step !== 'extras' || site.extras.length > 0));
}

/** The first open step after a step. */
export function nextStep(step: FormStep, steps: readonly FormStep[], done: readonly FormStep[]): PurchaseStep {
  const rest = steps.slice(steps.indexOf(step) + 1);
  return rest.find((later) => !done.includes(later)) ?? firstOpenStep(steps, done) ?? 'done';
}

/** The first step that is not done; null when all are. */
export function firstOpenStep(steps: readonly FormStep[], done: readonly FormStep[]): FormStep | null {
  return steps.find((step) => !done.includes(step)) ?? null;
}

/** The step to show: the requested one when everything before it is done, else the first open one. */
export function reachableStep(wanted: string | null, steps: readonly FormStep[], done: readonly FormStep[]): FormStep {
  const first = firstOpenStep(steps, done) ?? 'deposit';
  const found = steps.find((step) => step === wanted);
  if (!found) return first;
  return steps.indexOf(found) <= steps.indexOf(first) ? found : first;
}

export type StepState = 'done' | 'current' | 'open' | 'locked';

/** State of a step in the list of steps; done and open ones are links. */
export function stepState(
  step: FormStep,
  current: FormStep,
  steps: readonly FormStep[],
  done: readonly FormStep[],
): StepState {
  if (step === current) return 'current';
  if (done.includes(step)) return 'done';
  return step === firstOpenStep(steps, done) ? 'open' : 'locked';
}

/**
 * Address of a step.
 * @example stepPath('/checkout-journey?car_id=rav4', 'extras') // '/checkout-journey?car_id=rav4&step=extras'
 */
export function stepPath(base: string, step: PurchaseStep): string {
  return `${base}${base.includes('?') ? '&' : '?'}step=${step}`;
}
