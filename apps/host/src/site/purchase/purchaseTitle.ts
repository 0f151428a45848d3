import { isFormStep, stepName } from '@forecourt/purchase/model';

/** Title of a purchase page: each step has its own, which screen readers announce. */
export function purchaseTitle(step: string | null): string {
  return step === null || !(isFormStep(step) || step === 'done') ? 'Buy online' : `${stepName(step)} · Buy online`;
}
