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
/** Steps that ask something; 'done' only tells. */
export type FormStep = Exclude<PurchaseStep, 'done'>;

/** What each step is called in the list of steps. */
export const stepLabels: Readonly<Record<PurchaseStep, string>> = {
  'your-car': 'Your car',
  'trade-in': 'Trade-in',
  payment: 'Payment',
  extras: 'Extras',
  delivery: 'Delivery',
  details: 'Your details',
  deposit: 'Deposit',
  done: 'Done',
};

export function isFormStep(text: string): text is FormStep {
  return text !== 'done' && (purchaseSteps as readonly string[]).includes(text);
}

/** The steps a site asks: no trade-in where it takes none, no extras where it has none. */
export function askedSteps(site: { takesTradeIns: boolean; extras: readonly unknown[] }): FormStep[] {
  return purchaseSteps
    .filter(isFormStep)
    .filter((step) => (step !== 'trade-in' || site.takesTradeIns) && (step !== 'extras' || site.extras.length > 0));
}

/** Where the visitor goes from a step: to the first one after it that is still open. */
export function nextStep(step: FormStep, asked: readonly FormStep[], done: readonly FormStep[]): PurchaseStep {
  const rest = asked.slice(asked.indexOf(step) + 1);
  return rest.find((later) => !done.includes(later)) ?? firstOpenStep(asked, done) ?? 'done';
}

/** The first step that is not done; null when all are. */
export function firstOpenStep(asked: readonly FormStep[], done: readonly FormStep[]): FormStep | null {
  return asked.find((step) => !done.includes(step)) ?? null;
}

/** The step to show for an address: the one asked for when everything before it is done, else the first open one. */
export function reachableStep(wanted: string | null, asked: readonly FormStep[], done: readonly FormStep[]): FormStep {
  const first = firstOpenStep(asked, done) ?? 'deposit';
  const found = asked.find((step) => step === wanted);
  if (!found) return first;
  return asked.indexOf(found) <= asked.indexOf(first) ? found : first;
}

export type StepState = 'done' | 'current' | 'open' | 'locked';

/** How a step stands in the list of steps: done and open ones can be gone to. */
export function stepState(
  step: FormStep,
  current: FormStep,
  asked: readonly FormStep[],
  done: readonly FormStep[],
): StepState {
  if (step === current) return 'current';
  if (done.includes(step)) return 'done';
  return step === firstOpenStep(asked, done) ? 'open' : 'locked';
}

/**
 * Address of a step.
 * @example stepPath('/checkout-journey?car_id=rav4', 'extras') // '/checkout-journey?car_id=rav4&step=extras'
 */
export function stepPath(base: string, step: PurchaseStep): string {
  return `${base}${base.includes('?') ? '&' : '?'}step=${step}`;
}
