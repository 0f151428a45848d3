import type { purchaseStepMessages, Words } from '@forecourt/domain/messages';
import type { FormStep, PurchaseStep } from './steps.ts';

/** Words about steps, as a site says them. */
export type StepWords = Words<typeof purchaseStepMessages>;

const names = {
  'your-car': 'purchaseStep.yourCar',
  'trade-in': 'purchaseStep.tradeIn',
  payment: 'purchaseStep.payment',
  extras: 'purchaseStep.extras',
  delivery: 'purchaseStep.delivery',
  details: 'purchaseStep.details',
  deposit: 'purchaseStep.deposit',
  done: 'purchaseStep.done',
} as const;

/** Name of a step in the list of steps. @param say words of the site */
export const stepName = (step: PurchaseStep, say: StepWords): string => say(names[step]);

/** What a step begins with. */
export const stepIntro = (step: FormStep, say: StepWords): { title: string; text: string } => ({
  title: say(`${names[step]}Title`),
  text: say(`${names[step]}Text`),
});
