'use client';

import { reserveMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { termsQuestion } from '@forecourt/domain/answers';
import { Heading, Question, Text } from '@forecourt/ui';
import type { Entries, PostedState } from '../../model/formReading.ts';
import { PostedForm, type PostAction } from '../PostedForm/PostedForm.tsx';
import { VisitorFields } from '../VisitorFields/VisitorFields.tsx';

export interface ReserveFormProps {
  /** Handles the form: a server action, or the path that takes a plain post. */
  action: PostAction | string;
  /** Errors and values of a refused post. */
  state?: PostedState;
  /** Known details of the visitor. */
  visitor?: Entries;
  /** Idempotency key of this form, so that a double click counts once. */
  idempotencyKey: string;
  /** Whether the visitor has to agree to the terms. */
  requireTerms: boolean;
  /** What comes next, and the accepted ways to pay. */
  payNote: string;
  /** Label of the submit button. */
  submitLabel: string;
}

/** Contact details for a reservation. The deposit is paid on the next page. */
export function ReserveForm(props: ReserveFormProps) {
  const say = useWords(reserveMessages);
  const { action, state, visitor, idempotencyKey, requireTerms, payNote, submitLabel } = props;
  return (
    <PostedForm
      label={say('reserve.title')}
      action={action}
      state={state}
      values={visitor}
      hidden={{ idempotency_key: idempotencyKey }}
      submitLabel={submitLabel}
      submitVariant="success"
      foot={
        <Text size="small" tone="muted">
          {payNote} {say('reserve.heldOncePaid')}
        </Text>
      }
    >
      {(controlOf) => (
        <>
          <Heading level={2} size="title">
            {say('reserve.yourDetails')}
          </Heading>
          <VisitorFields controlOf={controlOf} />
          {requireTerms && <Question field={termsQuestion} controlOf={controlOf} />}
        </>
      )}
    </PostedForm>
  );
}
