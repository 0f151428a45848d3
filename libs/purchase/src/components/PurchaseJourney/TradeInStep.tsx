import { formatMoney } from '@forecourt/domain';
import { purchaseMessages, tradeInMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { Button, Grid, Notice, Question, Text } from '@forecourt/ui';
import { findPlateIntent } from '../../model/formReading.ts';
import { ownTradeInName, type OwnTradeIn } from '../../model/ownTradeIn.ts';
import { tradeInQuestion, tradeInQuestions } from '../../model/questions.ts';
import type { ControlOf } from '../PostedForm/PostedForm.tsx';
import * as styles from './PurchaseJourney.css.ts';

const { trade_rego, trade_state, trade_condition, trade_owing, trade_estimate, trade_notes, ...car } = tradeInQuestions;

export interface TradeInStepProps {
  /** Id, initial value and error of each field. */
  controlOf: ControlOf;
  /** The car whose valuation the visitor has accepted, while the step shows it. */
  own?: OwnTradeIn | null | undefined;
}

/**
 * Questions about the visitor's own car, which its plate answers in part. They appear and disappear by styles, also
 * without JavaScript.
 */
export function TradeInStep({ controlOf, own }: TradeInStepProps) {
  const say = useWords(purchaseMessages);
  const sayTradeIn = useWords(tradeInMessages);
  return (
    <div className={styles.choice}>
      {/* Enter sends the step, not the plate. */}
      <button className={styles.enter} type="submit" tabIndex={-1} aria-hidden="true" />
      {own && own.offer !== null && (
        <Notice tone="success">
          {say('purchase.ownTradeIn', { offer: formatMoney(own.offer), car: ownTradeInName(own), rego: own.rego })}
        </Notice>
      )}
      <Question field={tradeInQuestion} controlOf={controlOf} />
      <div className={styles.whenTradeIn}>
        <Grid min="16rem" gap={2}>
          <Question field={trade_rego} controlOf={controlOf} />
          <Question field={trade_state} controlOf={controlOf} />
        </Grid>
        <div>
          <Button type="submit" variant="secondary" name="intent" value={findPlateIntent}>
            {sayTradeIn('tradeIn.findMyCar')}
          </Button>
        </div>
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
