import { Icon, SiteLink, VisuallyHidden } from '@forecourt/ui';
import { stepLabels, stepPath, stepState, type FormStep } from '../../model/steps.ts';
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

const stateWords = { done: ' (done)', current: '', open: '', locked: ' (later)' } as const;

/** Progress of the purchase, with links back to completed steps. */
export function PurchaseSteps({ base, current, steps, done }: PurchaseStepsProps) {
  const place = steps.indexOf(current) + 1;
  return (
    <nav aria-label="Steps of your purchase">
      <p className={styles.place}>
        {`Step ${place} of ${steps.length}: `}
        <strong>{stepLabels[current]}</strong>
      </p>
      <ol className={styles.list}>
        {steps.map((step, index) => {
          const state = stepState(step, current, steps, done);
          const words = (
            <>
              <span className={styles.mark[state]} aria-hidden="true">
                {state === 'done' ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span className={styles.words}>{stepLabels[step]}</span>
              <VisuallyHidden>{stateWords[state]}</VisuallyHidden>
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
