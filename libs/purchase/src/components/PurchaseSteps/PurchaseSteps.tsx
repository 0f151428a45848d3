import { around, purchaseMessages, purchaseStepMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { Icon, SiteLink, VisuallyHidden } from '@forecourt/ui';
import { stepPath, stepState, type FormStep } from '../../model/steps.ts';
import { stepName } from '../../model/stepWords.ts';
import * as styles from './PurchaseSteps.css.ts';

export interface PurchaseStepsProps {
  /** Address of the purchase, to which the step is added. @example '/checkout-journey?car_id=rav4' */
  base: string;
  /** The current step. */
  current: FormStep;
  /** Steps of this order. */
  steps: readonly FormStep[];
  /** Completed steps. */
  done: readonly FormStep[];
}

const stateWords = { done: 'purchase.stepDone', current: null, open: null, locked: 'purchase.stepLater' } as const;

/** Progress of the purchase, with links back to completed steps. */
export function PurchaseSteps({ base, current, steps, done }: PurchaseStepsProps) {
  const say = useWords(purchaseMessages);
  const saySteps = useWords(purchaseStepMessages);
  const place = steps.indexOf(current) + 1;
  const [before, after] = around((name) => say('purchase.stepOf', { place, count: steps.length, name }));
  return (
    <nav aria-label={say('purchase.steps')}>
      <p className={styles.place}>
        {before}
        <strong>{stepName(current, saySteps)}</strong>
        {after}
      </p>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const state = stepState(step, current, steps, done);
          const told = stateWords[state];
          const words = (
            <>
              <span className={styles.mark[state]} aria-hidden="true">
                {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span className={styles.words}>{stepName(step, saySteps)}</span>
              <VisuallyHidden>{told && ` ${say(told)}`}</VisuallyHidden>
            </>
          );
          return (
            <li className={styles.item} key={step} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' || state === 'open' ? (
                <SiteLink className={styles.link} href={stepPath(base, step)}>
                  {words}
                </SiteLink>
              ) : (
                <span className={state === 'current' ? styles.currentStep : styles.locked}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
