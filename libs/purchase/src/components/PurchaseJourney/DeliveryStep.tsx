import { australianStates, formatMoney } from '@forecourt/domain';
import { Grid, RadioGroupField, SelectField, TextField } from '@forecourt/ui';
import type { FieldDraft } from '../PostedForm/PostedForm.tsx';
import type { StepFacts } from './StepForm.tsx';
import * as styles from './PurchaseJourney.css.ts';

const states = australianStates.map((value) => ({ value, label: value }));

export interface DeliveryStepProps extends Pick<StepFacts, 'delivery' | 'place'> {
  field: FieldDraft;
}

/** Pick-up, or delivery where the site delivers. */
export function DeliveryStep({ field, delivery, place }: DeliveryStepProps) {
  const pickup = { value: 'Pickup', label: `Pick it up at ${place}`, hint: 'Free' };
  const deliver = delivery && {
    value: 'Delivery',
    label: 'Have it delivered',
    hint: `${formatMoney(delivery.price)}, within ${delivery.withinKm} km of ${place}`,
  };
  return (
    <div className={styles.choice}>
      <RadioGroupField
        label="Handover"
        required
        options={deliver ? [pickup, deliver] : [pickup]}
        {...field.text('handover')}
      />
      {delivery && (
        <div className={styles.whenDelivery}>
          <TextField
            label="Street and number"
            required
            maxLength={120}
            autoComplete="street-address"
            {...field.text('street')}
          />
          <Grid min="10rem" gap={2}>
            <TextField label="Suburb" required maxLength={80} autoComplete="address-level2" {...field.text('suburb')} />
            <SelectField
              label="State"
              required
              placeholder="Choose"
              autoComplete="address-level1"
              options={states}
              {...field.text('delivery_state')}
            />
            <TextField
              label="Postcode"
              required
              inputMode="numeric"
              maxLength={4}
              autoComplete="postal-code"
              {...field.text('delivery_postcode')}
            />
          </Grid>
        </div>
      )}
      <TextField
        label="When would suit you?"
        hint="Days or times, for example weekdays after 4 pm"
        maxLength={300}
        autoComplete="off"
        {...field.text('handover_notes')}
      />
    </div>
  );
}
