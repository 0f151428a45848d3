import type { Choice, PlainField } from '@forecourt/domain/answers';
import { Grid, Question } from '@forecourt/ui';
import { deliveryPrice } from '../../model/delivery.ts';
import { addressQuestions, handoverNotes } from '../../model/questions.ts';
import type { ControlOf } from '../PostedForm/PostedForm.tsx';
import type { StepFacts } from './StepForm.tsx';
import * as styles from './PurchaseJourney.css.ts';

export interface DeliveryStepProps extends Pick<StepFacts, 'delivery' | 'place'> {
  /** Id, initial value and error of each field. */
  controlOf: ControlOf;
}

const { street, ...rest } = addressQuestions;

/** Pick-up, or delivery where the site delivers. */
export function DeliveryStep({ controlOf, delivery, place }: DeliveryStepProps) {
  const pickup: Choice = { value: 'Pickup', label: `Pick it up at ${place}`, hint: 'Free' };
  const deliver = delivery && {
    value: 'Delivery',
    label: 'Have it delivered',
    hint: `Within ${delivery.withinKm} km of ${place}: ${deliveryPrice(delivery)}`,
  };
  const options = deliver ? [pickup, deliver] : [pickup];
  const handover: PlainField = { type: 'radio', name: 'handover', label: 'Handover', required: true, options };
  return (
    <div className={styles.choice}>
      <Question field={handover} controlOf={controlOf} />
      {delivery && (
        <div className={styles.whenDelivery}>
          <Question field={street} controlOf={controlOf} />
          <Grid min="10rem" gap={2}>
            {Object.values(rest).map((field) => (
              <Question key={field.name} field={field} controlOf={controlOf} />
            ))}
          </Grid>
        </div>
      )}
      <Question field={handoverNotes} controlOf={controlOf} />
    </div>
  );
}
