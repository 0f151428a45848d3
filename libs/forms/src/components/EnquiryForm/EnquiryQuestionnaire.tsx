import { Button, ErrorSummary, Heading, Notice, Stack, Text } from '@forecourt/ui';
import { useEffect, useId, useRef } from 'react';
import type { EnquiryDefaults } from '../../model/enquiryDefaults.ts';
import type { EnquiryOptions } from '../../model/enquiryOptions.ts';
import type { EnquiryValues } from '../../model/enquirySchema.ts';
import type { EnquiryFormState } from '../../model/formState.ts';
import { errorListHeading, type SubmissionAnswer } from '../../model/submission.ts';
import {
  askedFields,
  hiddenFields,
  type EnquiryField,
  type ExtraQuestion,
  type OmittableQuestion,
} from './enquiryFields.ts';
import * as styles from './EnquiryForm.css.ts';
import { EnquiryQuestions } from './EnquiryQuestions.tsx';
import { useChosenCategory } from './useChosenCategory.ts';
import { useEnquiryForm } from './useEnquiryForm.ts';

export interface EnquiryQuestionnaireProps {
  options: EnquiryOptions;
  defaults: EnquiryDefaults;
  endpoint: string;
  /** Where a post without JavaScript goes: a server action, or nothing for the endpoint itself. */
  action: ((data: FormData) => void) | null;
  state: EnquiryFormState;
  heading?: string;
  submitLabel: string;
  also: readonly ExtraQuestion[];
  leaveOut: readonly OmittableQuestion[];
  onAccepted: (answer: SubmissionAnswer, values: EnquiryValues) => void;
}

/** One enquiry from the first question to the answer. Mount it anew for the next one. */
export function EnquiryQuestionnaire(props: EnquiryQuestionnaireProps) {
  const { options, defaults, endpoint, action, state, heading, submitLabel, also, leaveOut, onAccepted } = props;
  const formId = useId();
  const headingId = `${formId}-heading`;
  const idOf = (field: EnquiryField) => `${formId}-${field}`;
  const firstCategory = state.values?.category ?? defaults.category ?? '';
  const hidden = hiddenFields(defaults, askedFields({ options, also, leaveOut, category: firstCategory }));
  const job = { options, endpoint, hidden, state, messageId: idOf('message'), onAccepted };
  const { form, submit, problems, failure, sending } = useEnquiryForm(job);
  const category = useChosenCategory(form, firstCategory);
  const asked = askedFields({ options, also, leaveOut, category });
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = summary.current;
    if (!box || problems.length === 0) return;
    box.focus();
    // The address keeps its hash: it may be what holds the dialog around this form open.
    const goToField = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const field = link && document.getElementById(link.hash.slice(1));
      if (!field) return;
      event.preventDefault();
      field.focus();
    };
    box.addEventListener('click', goToField);
    return () => box.removeEventListener('click', goToField);
  }, [problems]);

  return (
    <form
      className={styles.form}
      action={action ?? endpoint}
      method={action ? undefined : 'post'}
      aria-labelledby={heading ? headingId : undefined}
      aria-label={heading ? undefined : submitLabel}
      noValidate
      onSubmit={submit}
    >
      <Stack gap={2}>
        {heading && (
          <Heading level={2} size="title" id={headingId}>
            {heading}
          </Heading>
        )}
        <ErrorSummary
          ref={summary}
          title={errorListHeading}
          errors={problems.map(({ field, message }) => ({ fieldId: idOf(field), message }))}
        />
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <EnquiryQuestions
          form={form}
          asked={asked}
          defaults={defaults}
          messageRequired={options.messageRequired}
          posted={state.values}
          idOf={idOf}
        />
        <div className={styles.trap} aria-hidden="true">
          <label>
            Website
            <input type="text" tabIndex={-1} autoComplete="off" defaultValue="" {...form.register('website')} />
          </label>
        </div>
        {failure && <Notice tone="danger">{failure}</Notice>}
        <Button type="submit" size="large" full pending={sending}>
          {submitLabel}
        </Button>
        <Text size="small" tone="muted">
          We use your details to answer you, and for news and offers only if you tick the box above.
        </Text>
      </Stack>
    </form>
  );
}
