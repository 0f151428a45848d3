import { formatMoney } from '@forecourt/domain';
import { termsQuestion } from '@forecourt/domain/answers';
import { Question, SiteLink, Text } from '@forecourt/ui';
import { stepLabels, stepPath } from '../../model/steps.ts';
import type { ControlOf } from '../PostedForm/PostedForm.tsx';
import type { StepAnswer } from './StepForm.tsx';
import * as styles from './PurchaseJourney.css.ts';

export interface DepositStepProps {
  /** How each name stands in the form: first answer and error. */
  controlOf: ControlOf;
  /** Address of the purchase. */
  base: string;
  /** What was answered in the steps before, each with the way back. */
  answers: readonly StepAnswer[];
  /** Whole cents. */
  deposit: number;
  /** For how many hours the deposit holds the vehicle. */
  holdHours: number;
  /** Hours within which the dealer takes a vehicle back; null where that is not offered. */
  moneyBackHours: number | null;
  /** Whether the visitor has to tick the terms before the form is taken. */
  requireTerms: boolean;
}

/** Everything said so far, and what the deposit does. */
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
