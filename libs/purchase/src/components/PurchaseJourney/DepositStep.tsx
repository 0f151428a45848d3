import { formatMoney } from '@forecourt/domain';
import { termsQuestion } from '@forecourt/domain/answers';
import { Question, SiteLink, Text } from '@forecourt/ui';
import { stepLabels, stepPath } from '../../model/steps.ts';
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
  const amount = formatMoney(deposit);
  return (
    <>
      <dl className={styles.answers}>
        {answers.map(({ step, words }) => (
          <div className={styles.answer} key={step}>
            <dt className={styles.answerName}>{stepLabels[step]}</dt>
            <dd className={styles.answerWords}>
              <span>{words}</span>
              <SiteLink
                className={styles.change}
                href={stepPath(base, step)}
                aria-label={`Change ${stepLabels[step].toLowerCase()}`}
              >
                Change
              </SiteLink>
            </dd>
          </div>
        ))}
      </dl>
      <Text>
        {`You pay ${amount} now. It holds the car for you for ${holdHours} hours, comes off the price, and is given back in full if you change your mind.`}
      </Text>
      {moneyBackHours !== null && (
        <Text>{`After delivery you have a ${moneyBackHours}-hour money-back guarantee.`}</Text>
      )}
      {requireTerms && <Question field={termsQuestion} controlOf={controlOf} />}
      <Text size="small" tone="muted">
        Paying the deposit sends us your order. It is not yet a contract: you sign that with us.
      </Text>
    </>
  );
}
