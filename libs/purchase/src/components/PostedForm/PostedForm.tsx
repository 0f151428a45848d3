'use client';

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
import type { ReactNode } from 'react';
import { nothingPosted, type Entries, type PostedState } from '../../model/formReading.ts';
import * as styles from './PostedForm.css.ts';

/** A server action that takes the form. It redirects once the form is accepted, and else says what is wrong. */
export type PostAction = PostedFormAction<PostedState>;

/** How each name of the form stands in it. */
export type ControlOf = QuestionProps['controlOf'];

export interface PostedFormProps {
  /** Names the form for people who jump between landmarks. */
  label: string;
  /** A server action, or the path that takes a plain post. */
  action: PostAction | string;
  /** What the page was sent back with, where it was. */
  state?: PostedState;
  /** First values, by field name. */
  values?: Entries;
  /** Travel along unseen. */
  hidden?: Entries;
  /** Words of the button that sends it. */
  submitLabel: string;
  /** Look of that button. @default 'primary' */
  submitVariant?: ButtonLook['variant'];
  /** Below the button. */
  foot?: ReactNode;
  /** The fields; hears how each name stands in the form. */
  children: (controlOf: ControlOf) => ReactNode;
}

const none: Entries = {};
const countWords = ['No answers', 'One answer', 'Two answers', 'Three answers', 'Four answers', 'Five answers'];

function problemsTitle(count: number): string {
  const words = countWords[count] ?? `${count} answers`;
  return `${words} ${count === 1 ? 'needs' : 'need'} another look`;
}

/** A form that the server checks. What was typed stays, what is wrong is said beside the field and on top. */
export function PostedForm(props: PostedFormProps) {
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
          title={problemsTitle(seen.length)}
          errors={seen.map(([name, message]) => ({ fieldId: idOf(name), message }))}
        />
        {wholeError && (
          <div className={styles.whole} tabIndex={-1} ref={summary}>
            <Notice tone="danger">{wholeError}</Notice>
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
