import { purchaseMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { Grid, Question, Text } from '@forecourt/ui';
import { tradeInQuestion, tradeInQuestions } from '../../model/questions.ts';
import type { ControlOf } from '../PostedForm/PostedForm.tsx';
import * as styles from './PurchaseJourney.css.ts';

const { trade_condition, trade_owing, trade_estimate, trade_notes, ...car } = tradeInQuestions;

/** Questions about the visitor's own car. They appear and disappear by styles, also without JavaScript. */
export function TradeInStep({ controlOf }: { controlOf: ControlOf }) {
  const say = useWords(purchaseMessages);
  return (
    <div className={styles.choice}>
      <Question field={tradeInQuestion} controlOf={controlOf} />
      <div className={styles.whenTradeIn}>
        <Grid min="16rem" gap={2}>
          {Object.values(car).map((field) => (
            <Question key={field.name} field={field} controlOf={controlOf} />
          ))}
        </Grid>
        {[trade_condition, trade_owing, trade_estimate, trade_notes].map((field) => (
          <Question key={field.name} field={field} controlOf={controlOf} />
        ))}
        <Text size="small" tone="muted">
          {say('purchase.appraisalNote')}
        </Text>
      </div>
    </div>
  );
}
