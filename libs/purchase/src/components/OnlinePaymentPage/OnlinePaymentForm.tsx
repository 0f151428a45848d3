'use client';

import { formatMoney } from '@forecourt/domain';
import { Grid, Heading, SelectField, Text, TextField } from '@forecourt/ui';
import type { Entries, PostedState } from '../../model/formReading.ts';
import type { OnlinePaymentOptions } from '../../model/onlinePayment.ts';
import { PostedForm, type PostAction } from '../PostedForm/PostedForm.tsx';
import * as styles from './OnlinePaymentPage.css.ts';

export interface OnlinePaymentFormProps {
  options: OnlinePaymentOptions;
  action: PostAction | string;
  state?: PostedState;
  entries?: Entries;
  idempotencyKey: string;
}

/** What is paid, how much, and by whom. Card details are asked on the page after it. */
export function OnlinePaymentForm({ options, action, state, entries, idempotencyKey }: OnlinePaymentFormProps) {
  const { purposes, locations, leastCents, mostCents } = options;
  return (
    <PostedForm
      label="Pay online"
      {...{ action, state }}
      values={entries}
      hidden={{ idempotency_key: idempotencyKey }}
      submitLabel="Continue to secure payment"
      submitVariant="success"
      foot={
        <Text size="small" tone="muted">
          You enter your card on the next page. Nothing is charged before you confirm it there.
        </Text>
      }
    >
      {(field) => (
        <>
          <div className={styles.group}>
            <Heading level={2} size="title">
              Your payment
            </Heading>
            <Grid min="16rem" gap={2}>
              {locations.length > 1 && (
                <SelectField
                  label="Who you are paying"
                  required
                  placeholder="Choose a dealership"
                  options={locations.map(({ id, name }) => ({ value: id, label: name }))}
                  {...field.text('location_id')}
                />
              )}
              <SelectField
                label="What it is for"
                required
                placeholder="Choose one"
                options={purposes.map((purpose) => ({ value: purpose, label: purpose }))}
                {...field.text('purpose')}
              />
            </Grid>
            <TextField
              label="Invoice or reference number"
              hint="As it stands on your invoice or quote. Without one, write what you are paying for."
              required
              autoComplete="off"
              maxLength={60}
              {...field.text('reference')}
            />
            <TextField
              label="Amount in dollars"
              hint={`From ${formatMoney(leastCents)} to ${formatMoney(mostCents)}, cents after a point.`}
              required
              inputMode="decimal"
              autoComplete="transaction-amount"
              maxLength={20}
              {...field.text('amount')}
            />
          </div>
          <div className={styles.group}>
            <Heading level={2} size="title">
              Your details
            </Heading>
            <Grid min="16rem" gap={2}>
              <TextField label="First name" required autoComplete="given-name" maxLength={80} {...field.text('name')} />
              <TextField
                label="Last name"
                required
                autoComplete="family-name"
                maxLength={80}
                {...field.text('last_name')}
              />
              <TextField
                label="Email"
                type="email"
                required
                autoComplete="email"
                maxLength={254}
                {...field.text('email')}
              />
              <TextField label="Phone" type="tel" required autoComplete="tel" maxLength={30} {...field.text('phone')} />
            </Grid>
          </div>
        </>
      )}
    </PostedForm>
  );
}
