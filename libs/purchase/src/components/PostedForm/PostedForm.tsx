'use client';

import { formErrorMessages } from '@forecourt/domain/messages';
import {
  Button,
  ErrorSummary,
  Notice,
  Stack,
  usePostedForm,
  type ButtonLook,
  type PostedFormAction,
  type QuestionProps,
} from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import type { ReactNode } from 'react';
import { nothingPosted, type Entries, type PostedState } from '../../model/formReading.ts';
import * as styles from './PostedForm.css.ts';

/** A server action that handles the form. It redirects after an accepted form, and otherwise returns the errors. */
export type PostAction = PostedFormAction<PostedState>;

/** Id, initial value and error of each field. */
export type ControlOf = QuestionProps['controlOf'];

export interface PostedFormProps {
  /** Accessible name of the form. */
  label: string;
  /** A server action, or the path that takes a plain post. */
  action: PostAction | string;
  /** Errors and values of a refused post, if any. */
  state?: PostedState;
  /** Initial values, by field name. */
  values?: Entries;
  /** Hidden values. */
  hidden?: Entries;
  /** Label of the submit button. */
  submitLabel: string;
  /** Look of that button. @default 'primary' */
  submitVariant?: ButtonLook['variant'];
  /** Content below the button. */
  foot?: ReactNode;
  /** Renders the fields, given the state of each. */
  children: (controlOf: ControlOf) => ReactNode;
}

const none: Entries = {};
/**
 * A form that the server validates. Typed values are kept, and errors are shown beside their field and above the form.
 */
export function PostedForm(props: PostedFormProps) {
  const say = useWords(formErrorMessages);
  const { label, action: given, state: first, values = none, hidden = none, submitLabel, submitVariant } = props;
  const { action, isAddress, state, round, formId, summary, sending, onSubmit } = usePostedForm<PostedState>(
    given,
    first ?? nothingPosted,
  );
  const shown = state.entries ?? values;
  const idOf = (name: string) => `${formId}-${name}`;
  const controlOf: ControlOf = (name) => ({
    name,
    id: idOf(name),
    error: state.fieldErrors[name],
    defaultValue: shown[name] ?? '',
    defaultChecked: shown[name] === 'on',
  });
  const seen = Object.entries(state.fieldErrors).filter(([name]) => !Object.hasOwn(hidden, name));
  const wholeError = seen.length > 0 ? null : (state.error ?? Object.values(state.fieldErrors)[0] ?? null);

  return (
    <form
      className={styles.form}
      action={action}
      method={isAddress ? 'post' : undefined}
      aria-label={label}
      noValidate
      onSubmit={onSubmit}
    >
      <Stack gap={3}>
        <ErrorSummary
          ref={summary}
          title={say('formError.fixThese')}
          errors={seen.map(([name, message]) => ({ fieldId: idOf(name), message }))}
        />
        {wholeError && (
          <div className={styles.whole} tabIndex={-1} ref={summary}>
            <Notice tone="danger">{wholeError}</Notice>
          </div>
        )}
        {state.notice !== undefined && wholeError === null && (
          <div className={styles.whole} tabIndex={-1} ref={summary}>
            <Notice tone="success">{state.notice}</Notice>
          </div>
        )}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.fields} key={round}>
          {props.children(controlOf)}
        </div>
        <Button type="submit" size="large" full variant={submitVariant} pending={sending}>
          {submitLabel}
        </Button>
        {props.foot}
      </Stack>
    </form>
  );
}
