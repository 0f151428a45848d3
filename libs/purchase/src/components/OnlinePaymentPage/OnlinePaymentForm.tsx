'use client';

import { onlinePaymentMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { Grid, Heading, Question, Stack, Text } from '@forecourt/ui';
import type { Entries, PostedState } from '../../model/formReading.ts';
import type { OnlinePaymentOptions } from '../../model/paymentQuestions.ts';
import { onlinePaymentQuestions } from '../../model/paymentQuestions.ts';
import { PostedForm, type PostAction } from '../PostedForm/PostedForm.tsx';
import { VisitorFields } from '../VisitorFields/VisitorFields.tsx';

export interface OnlinePaymentFormProps {
  /** Locations and limits of the form. */
  options: OnlinePaymentOptions;
  /** Handles the form: a server action, or the path that takes a plain post. */
  action: PostAction | string;
  /** Errors and values of a refused post. */
  state?: PostedState;
  /** Initial answers. */
  entries?: Entries;
  /** Idempotency key of this form, so that a double click counts once. */
  idempotencyKey: string;
}

/** Form for what is paid, how much, and by whom. Card details are asked for on the next page. */
export function OnlinePaymentForm({ options, action, state, entries, idempotencyKey }: OnlinePaymentFormProps) {
  const say = useWords(onlinePaymentMessages);
  const { location_id, purpose, reference, amount } = onlinePaymentQuestions(options);
  return (
    <PostedForm
      label={say('onlinePayment.payOnline')}
      action={action}
      state={state}
      values={entries}
      hidden={{ idempotency_key: idempotencyKey }}
      submitLabel={say('onlinePayment.continue')}
      submitVariant="success"
      foot={
        <Text size="small" tone="muted">
          {say('onlinePayment.nothingYet')}
        </Text>
      }
    >
      {(controlOf) => (
        <>
          <Stack gap={2}>
            <Heading level={2} size="title">
              {say('onlinePayment.yourPayment')}
            </Heading>
            <Grid min="16rem" gap={2}>
              {options.locations.length > 1 && <Question field={location_id} controlOf={controlOf} />}
              <Question field={purpose} controlOf={controlOf} />
            </Grid>
            <Question field={reference} controlOf={controlOf} />
            <Question field={amount} controlOf={controlOf} />
          </Stack>
          <Stack gap={2}>
            <Heading level={2} size="title">
              {say('onlinePayment.yourDetails')}
            </Heading>
            <VisitorFields controlOf={controlOf} withPostcode={false} />
          </Stack>
        </>
      )}
    </PostedForm>
  );
}
