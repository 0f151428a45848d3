import { formatMoney } from '@forecourt/domain';
import { RadioGroupField, SelectField, Text, TextField } from '@forecourt/ui';
import { employments, loanYears } from '../../model/stepValues.ts';
import type { FieldDraft } from '../PostedForm/PostedForm.tsx';
import * as styles from './PurchaseJourney.css.ts';

const years = loanYears.map((value) => ({ value, label: value === '1' ? '1 year' : `${value} years` }));
const jobs = employments.map((value) => ({ value, label: value }));

/** Finance or cash. */
export function PaymentStep({ field, price }: { field: FieldDraft; price: number }) {
  return (
    <div className={styles.choice}>
      <RadioGroupField
        label="Payment"
        required
        options={[
          { value: 'Finance', label: 'Finance', hint: 'A specialist calls you with lenders and repayments' },
          { value: 'Cash', label: 'Cash', hint: 'Bank transfer or bank cheque when you get the car' },
        ]}
        {...field.text('payment_method')}
      />
      <div className={styles.whenFinance}>
        <SelectField label="Over" required placeholder="Choose" options={years} {...field.text('finance_years')} />
        <TextField
          label="Money of your own"
          hint={`In dollars, up to ${formatMoney(price)}. The rest is financed.`}
          inputMode="decimal"
          maxLength={14}
          {...field.text('finance_own_money')}
        />
        <SelectField
          label="How are you employed?"
          required
          placeholder="Choose"
          options={jobs}
          {...field.text('finance_employment')}
        />
        <Text size="small" tone="muted">
          Finance is subject to the lender&rsquo;s approval. Rates and repayments come from the lender.
        </Text>
      </div>
    </div>
  );
}
