'use client';

import { formatMoney } from '@forecourt/domain';
import { Grid, Heading, SelectField, Stack, Text, TextField } from '@forecourt/ui';
import type { Entries, PostedState } from '../../model/formReading.ts';
import type { OnlinePaymentOptions } from '../../model/onlinePayment.ts';
import { PostedForm, type PostAction } from '../PostedForm/PostedForm.tsx';
import { VisitorFields } from '../VisitorFields/VisitorFields.tsx';

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
      action={action}
      state={state}
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
          <Stack gap={2}>
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
          </Stack>
          <Stack gap={2}>
            <Heading level={2} size="title">
              Your details
            </Heading>
            <VisitorFields field={field} withPostcode={false} />
          </Stack>
        </>
      )}
    </PostedForm>
  );
}
