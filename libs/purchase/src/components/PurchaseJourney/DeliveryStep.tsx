import type { Choice, PlainField } from '@forecourt/domain/answers';
import { orderMessages } from '@forecourt/domain/messages';
import { Grid, Question } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
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
  const say = useWords(orderMessages);
  const pickup: Choice = {
    value: 'Pickup',
    label: say('order.pickItUp', { place }),
    hint: say('order.pickUpIsFree'),
  };
  const deliver = delivery && {
    value: 'Delivery',
    label: say('order.haveItDelivered'),
    hint: say('order.deliveredWithin', { limit: delivery.withinKm, place, price: deliveryPrice(delivery, say) }),
  };
  const options = deliver ? [pickup, deliver] : [pickup];
  const handover: PlainField = {
    type: 'radio',
    name: 'handover',
    label: say('order.handover'),
    required: true,
    options,
  };
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
