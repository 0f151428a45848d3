'use client';

import { termsQuestion } from '@forecourt/domain/answers';
import { Heading, Question, Text } from '@forecourt/ui';
import type { Entries, PostedState } from '../../model/formReading.ts';
import { PostedForm, type PostAction } from '../PostedForm/PostedForm.tsx';
import { VisitorFields } from '../VisitorFields/VisitorFields.tsx';

export interface ReserveFormProps {
  /** Takes the form: a server action, or the path that takes a plain post. */
  action: PostAction | string;
  /** What the form was sent back with. */
  state?: PostedState;
  /** What is known of the visitor. */
  visitor?: Entries;
  /** Of this showing of the form, so that a double click counts once. */
  idempotencyKey: string;
  /** Whether the visitor has to tick the terms before the form is taken. */
  requireTerms: boolean;
  /** What comes next, and what can be paid with there. */
  payNote: string;
  /** Words of the button that sends it. */
  submitLabel: string;
}

/** Who reserves. The deposit is paid on the page after it. */
export function ReserveForm(props: ReserveFormProps) {
  const { action, state, visitor, idempotencyKey, requireTerms, payNote, submitLabel } = props;
  return (
    <PostedForm
      label="Reserve this vehicle"
      action={action}
      state={state}
      values={visitor}
      hidden={{ idempotency_key: idempotencyKey }}
      submitLabel={submitLabel}
      submitVariant="success"
      foot={
        <Text size="small" tone="muted">
          {payNote} The vehicle is held once the deposit is paid, not before.
        </Text>
      }
    >
      {(controlOf) => (
        <>
          <Heading level={2} size="title">
            Your details
          </Heading>
          <VisitorFields controlOf={controlOf} />
          {requireTerms && <Question field={termsQuestion} controlOf={controlOf} />}
        </>
      )}
    </PostedForm>
  );
}
