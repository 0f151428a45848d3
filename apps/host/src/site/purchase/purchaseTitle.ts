import type { PublicSite } from '@forecourt/domain';
import { purchaseStepMessages, wordsOf } from '@forecourt/domain/messages';
import { isFormStep, stepName } from '@forecourt/purchase/model';

/** Title of a purchase page: each step has its own, which screen readers announce. */
export function purchaseTitle(step: string | null, site: Pick<PublicSite, 'messages'>): string {
  const say = wordsOf(purchaseStepMessages, site);
  const isKnown = step !== null && (isFormStep(step) || step === 'done');
  return isKnown ? say('purchaseStep.stepTitle', { step: stepName(step, say) }) : say('purchaseStep.title');
}
