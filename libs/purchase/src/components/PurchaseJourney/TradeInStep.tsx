import { australianStates } from '@forecourt/domain';
import { Grid, RadioGroupField, SelectField, Text, TextAreaField, TextField } from '@forecourt/ui';
import { conditions } from '../../model/stepValues.ts';
import type { FieldDraft } from '../PostedForm/PostedForm.tsx';
import * as styles from './PurchaseJourney.css.ts';

const options = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const conditionHints: Readonly<Record<(typeof conditions)[number], string>> = {
  Excellent: 'Like new, inside and out',
  Good: 'Light wear for its age',
  Fair: 'Dents, scratches or worn parts',
  Poor: 'Needs repair, or does not run well',
};

/** The visitor's own car. Without JavaScript the questions about it hide and show all the same. */
export function TradeInStep({ field }: { field: FieldDraft }) {
  return (
    <div className={styles.choice}>
      <RadioGroupField
        label="Trade-in"
        required
        options={[
          { value: 'Yes', label: 'Yes, I have a car to trade in' },
          { value: 'No', label: 'No trade-in' },
        ]}
        {...field.text('trade_in')}
      />
      <div className={styles.whenTradeIn}>
        <Grid min="16rem" gap={2}>
          <TextField
            label="Plate"
            required
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            {...field.text('trade_rego')}
          />
          <SelectField
            label="Registered in"
            required
            placeholder="Choose"
            options={options(australianStates)}
            {...field.text('trade_state')}
          />
          <TextField label="Make" required maxLength={60} autoComplete="off" {...field.text('trade_make')} />
          <TextField label="Model" required maxLength={60} autoComplete="off" {...field.text('trade_model')} />
          <TextField label="Year" required inputMode="numeric" maxLength={4} {...field.text('trade_year')} />
          <TextField label="Kilometres" required inputMode="numeric" maxLength={10} {...field.text('trade_km')} />
        </Grid>
        <RadioGroupField
          label="Condition"
          required
          options={conditions.map((value) => ({ value, label: value, hint: conditionHints[value] }))}
          {...field.text('trade_condition')}
        />
        <RadioGroupField
          label="Is money owing on it?"
          required
          options={options(['Yes', 'No'])}
          {...field.text('trade_owing')}
        />
        <TextField
          label="What do you think it is worth?"
          hint="In dollars. It helps us, and is not taken off the price."
          inputMode="decimal"
          maxLength={14}
          {...field.text('trade_estimate')}
        />
        <TextAreaField label="Anything we should know?" maxLength={500} rows={3} {...field.text('trade_notes')} />
        <Text size="small" tone="muted">
          Subject to appraisal: the amount is agreed with you once we have seen the car, and only then taken off.
        </Text>
      </div>
    </div>
  );
}
