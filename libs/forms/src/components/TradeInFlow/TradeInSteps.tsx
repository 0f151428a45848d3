import { tradeInMessages } from '@forecourt/domain/messages';
import { SiteLink } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { tradeInSteps, type TradeInStep } from '../../model/tradeInForms.ts';
import { stepTitles } from './tradeInAnswers.ts';
import * as styles from './TradeInFlow.css.ts';

export interface TradeInStepsProps {
  /** The current step. */
  current: TradeInStep;
  /** Steps that can be returned to. */
  done: readonly TradeInStep[];
  /** Address of a step. */
  hrefOf: (step: TradeInStep) => string;
}

/** Progress of the flow, with links back to completed steps. */
export function TradeInSteps({ current, done, hrefOf }: TradeInStepsProps) {
  const say = useWords(tradeInMessages);
  return (
    <nav aria-label={say('tradeIn.stepsOfYourTrade')}>
      <ol className={styles.steps}>
        {tradeInSteps.map((step) => {
          const isDone = step !== current && done.includes(step);
          return (
            <li className={styles.stepItem} key={step} aria-current={step === current ? 'step' : undefined}>
              {isDone ? (
                <SiteLink className={styles.stepOf.done} href={hrefOf(step)}>
                  {say(stepTitles[step])}
                </SiteLink>
              ) : (
                <span className={styles.stepOf[step === current ? 'current' : 'later']}>{say(stepTitles[step])}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
