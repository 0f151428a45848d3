'use client';

import { formErrorMessages, tradeInMessages, worded } from '@forecourt/domain/messages';
import { Button, ErrorSummary, Notice, Stack, usePostedForm, useSite, type ButtonLook } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useRef } from 'react';
import { namesOf } from '../../model/formField.ts';
import { visibleFields, type FormSettings } from '../../model/formSettings.ts';
import { emptyFormState, type FormState } from '../../model/formState.ts';
import type { TradeInDefinition } from '../../model/tradeInForms.ts';
import type { TradeInIntent } from '../../model/tradeInReading.ts';
import type { FormAction } from '../Form/Form.tsx';
import * as styles from './TradeInForm.css.ts';
import { TradeInFields, type TradeInGroup } from './TradeInFields.tsx';
import { usePrefilledDetails } from './usePrefilledDetails.ts';

export interface TradeInButton {
  label: string;
  intent: TradeInIntent;
  variant?: ButtonLook['variant'];
}

export interface TradeInFormProps {
  /** Definition of the step's form. */
  form: TradeInDefinition;
  /** The site's settings for it. */
  settings: FormSettings;
  /** A server action, or the path that takes a plain post. */
  action: FormAction | string;
  /** Errors and values of a refused post, if any. */
  state?: FormState;
  /** Initial answers, by name. */
  values?: Readonly<Record<string, string>>;
  /** Hidden values. */
  hidden?: Readonly<Record<string, string>>;
  /** Groups of questions, in display order. */
  groups?: readonly TradeInGroup[];
  /** Buttons; Enter submits with the first one. */
  buttons: readonly TradeInButton[];
}

const none: Readonly<Record<string, string>> = {};
const noGroups: readonly TradeInGroup[] = [];

/** One step of a trade-in. Validated by the server; typed answers are kept, and it works without JavaScript. */
export function TradeInForm(props: TradeInFormProps) {
  const say = useWords(tradeInMessages);
  const sayErrors = useWords(formErrorMessages);
  const { site } = useSite();
  const { form, settings, action: given, values = none, hidden = none, groups = noGroups, buttons } = props;
  const { action, isAddress, state, round, formId, summary, sending, onSubmit } = usePostedForm<FormState>(
    given,
    props.state ?? emptyFormState,
  );
  const sheet = useRef<HTMLFormElement>(null);
  const remember = usePrefilledDetails(sheet, round);
  const idOf = (name: string) => `${formId}-${name}`;
  const fields = visibleFields(form, settings, state.values ?? values);
  const shown = fields.flatMap(namesOf);
  const problems = shown.flatMap((name) =>
    state.fieldErrors[name] ? [{ name, message: state.fieldErrors[name] }] : [],
  );
  const wholeError = problems.length > 0 ? null : (state.error ?? Object.values(state.fieldErrors)[0] ?? null);

  return (
    <form
      className={styles.form}
      ref={sheet}
      action={action}
      method={isAddress ? 'post' : undefined}
      aria-label={worded(form, site.messages).title}
      noValidate
      onSubmit={(event) => {
        remember();
        onSubmit(event);
      }}
    >
      <Stack gap={3}>
        <ErrorSummary
          ref={summary}
          title={sayErrors('formError.fixThese')}
          errors={problems.map(({ name, message }) => ({ fieldId: idOf(name), message }))}
        />
        {wholeError && (
          <div className={styles.whole} tabIndex={-1} ref={summary}>
            <Notice tone="danger">{wholeError}</Notice>
          </div>
        )}
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <div className={styles.trap} aria-hidden="true">
          <label>
            {say('tradeIn.leaveThisEmpty')}
            <input type="text" name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className={styles.fields} key={round}>
          <TradeInFields fields={fields} groups={groups} state={state} values={values} idOf={idOf} />
        </div>
        <div className={styles.buttons}>
          {buttons.map(({ label, intent, variant }) => (
            <Button
              key={intent}
              type="submit"
              size="large"
              full
              name="intent"
              value={intent}
              variant={variant}
              pending={sending}
            >
              {label}
            </Button>
          ))}
        </div>
      </Stack>
    </form>
  );
}
