import { Question, Text } from '@forecourt/ui';
import { financeQuestions, paymentQuestion } from '../../model/questions.ts';
import type { ControlOf } from '../PostedForm/PostedForm.tsx';
import * as styles from './PurchaseJourney.css.ts';

/** Finance or cash. */
export function PaymentStep({ controlOf, price }: { controlOf: ControlOf; price: number }) {
  return (
    <div className={styles.choice}>
      <Question field={paymentQuestion} controlOf={controlOf} />
      <div className={styles.whenFinance}>
        {Object.values(financeQuestions(price)).map((field) => (
          <Question key={field.name} field={field} controlOf={controlOf} />
        ))}
        <Text size="small" tone="muted">
          Finance is subject to the lender&rsquo;s approval. Rates and repayments come from the lender.
        </Text>
      </div>
    </div>
  );
}
