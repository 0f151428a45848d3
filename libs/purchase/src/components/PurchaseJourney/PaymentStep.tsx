import { orderMessages, purchaseMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { Question, Text } from '@forecourt/ui';
import { financeQuestions, paymentQuestion } from '../../model/questions.ts';
import type { ControlOf } from '../PostedForm/PostedForm.tsx';
import * as styles from './PurchaseJourney.css.ts';

/** Finance or cash. */
export function PaymentStep({ controlOf, price }: { controlOf: ControlOf; price: number }) {
  const say = useWords(purchaseMessages);
  const sayOrder = useWords(orderMessages);
  return (
    <div className={styles.choice}>
      <Question field={paymentQuestion} controlOf={controlOf} />
      <div className={styles.whenFinance}>
        {Object.values(financeQuestions(price, sayOrder)).map((field) => (
          <Question key={field.name} field={field} controlOf={controlOf} />
        ))}
        <Text size="small" tone="muted">
          {say('purchase.financeNote')}
        </Text>
      </div>
    </div>
  );
}
