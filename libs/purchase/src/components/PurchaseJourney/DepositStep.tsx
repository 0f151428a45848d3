import { purchaseMessages, purchaseStepMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { formatMoney } from '@forecourt/domain';
import { termsQuestion } from '@forecourt/domain/answers';
import { Question, SiteLink, Text } from '@forecourt/ui';
import { stepPath } from '../../model/steps.ts';
import { stepName } from '../../model/stepWords.ts';
import type { ControlOf } from '../PostedForm/PostedForm.tsx';
import type { StepAnswer } from './StepForm.tsx';
import * as styles from './PurchaseJourney.css.ts';

export interface DepositStepProps {
  /** Id, initial value and error of each field. */
  controlOf: ControlOf;
  /** Address of the purchase. */
  base: string;
  /** Answers of the earlier steps, each with a link for changing it. */
  answers: readonly StepAnswer[];
  /** Deposit in whole cents. */
  deposit: number;
  /** Hours for which the deposit holds the vehicle. */
  holdHours: number;
  /** Hours within which the dealer takes a vehicle back; null where not offered. */
  moneyBackHours: number | null;
  /** Whether the visitor has to agree to the terms. */
  requireTerms: boolean;
}

/** Review of all answers, and the terms of the deposit. */
export function DepositStep(props: DepositStepProps) {
  const { controlOf, base, answers, deposit, holdHours, moneyBackHours, requireTerms } = props;
  const say = useWords(purchaseMessages);
  const saySteps = useWords(purchaseStepMessages);
  const amount = formatMoney(deposit);
  return (
    <>
      <dl className={styles.answers}>
        {answers.map(({ step, words }) => (
          <div className={styles.answer} key={step}>
            <dt className={styles.answerName}>{stepName(step, saySteps)}</dt>
            <dd className={styles.answerWords}>
              <span>{words}</span>
              <SiteLink
                className={styles.change}
                href={stepPath(base, step)}
                aria-label={say('purchase.changeStep', { step: stepName(step, saySteps).toLowerCase() })}
              >
                {say('purchase.change')}
              </SiteLink>
            </dd>
          </div>
        ))}
      </dl>
      <Text>{say('purchase.depositNow', { amount, hours: holdHours })}</Text>
      {moneyBackHours !== null && <Text>{say('purchase.moneyBack', { hours: moneyBackHours })}</Text>}
      {requireTerms && <Question field={termsQuestion} controlOf={controlOf} />}
      <Text size="small" tone="muted">
        {say('purchase.notYetAContract')}
      </Text>
    </>
  );
}
