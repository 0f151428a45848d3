import { contentPagePath } from '@forecourt/domain';
import { formErrorMessages, formMessages } from '@forecourt/domain/messages';
import { ErrorSummary, Heading, Notice, SiteLink, Stack, Text, VisuallyHidden } from '@forecourt/ui';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useId, useRef } from 'react';
import * as styles from './Form.css.ts';
import { FormButtons } from './FormButtons.tsx';
import type { FormJob } from './formJob.ts';
import { FormQuestions } from './FormQuestions.tsx';
import { FormStepHead } from './FormStepHead.tsx';
import { useFormSheet } from './useFormSheet.ts';

export interface FormSheetProps extends Omit<FormJob, 'idOf'> {
  /** Target of a post without JavaScript: a server action, or undefined for the endpoint itself. */
  action: ((data: FormData) => void) | null;
  /** Heading above the form; none when left out. */
  heading?: string;
  /** Label of the submit button. */
  submitLabel: string;
  /** Endpoint that answers with free times. */
  slotsHref: string;
}

/** One form from the first question to the confirmation. Remount it for the next one. */
export function FormSheet({ action, heading, submitLabel, slotsHref, ...given }: FormSheetProps) {
  const say = useWords(formMessages);
  const sayErrors = useWords(formErrorMessages);
  const { form, endpoint } = given;
  const formId = useId();
  const headingId = `${formId}-heading`;
  const job: FormJob = { ...given, idOf: (name) => `${formId}-${name}` };
  const sheet = useFormSheet(job);
  const { control, hidden, problems, failure, steps } = sheet;
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = summary.current;
    if (!box || problems.length === 0) return;
    box.focus();
    // The address keeps its hash, which may keep a surrounding dialog open.
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

  const postedKey = given.state.values?.['idempotency_key'];
  const several = steps.steps.length > 1;
  const asksForNews = sheet.visible.some(({ name }) => name === 'opt_in');
  return (
    <form
      className={styles.form}
      action={action ?? endpoint}
      method={action ? undefined : 'post'}
      aria-labelledby={heading ? headingId : undefined}
      aria-label={heading ? undefined : form.title}
      noValidate
      onFocus={sheet.touch}
      onPointerDown={sheet.touch}
      onSubmit={sheet.submit}
    >
      <Stack gap={2}>
        {heading && (
          <Heading level={2} size="title" id={headingId}>
            {heading}
          </Heading>
        )}
        <ErrorSummary
          ref={summary}
          title={sayErrors('formError.fixThese')}
          errors={problems.map(({ field, message }) => ({ fieldId: job.idOf(field), message }))}
        />
        {postedKey && <input type="hidden" name="idempotency_key" value={postedKey} />}
        {hidden.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {steps.steps.map(({ title, fields }, place) => {
          const isLater = several && place !== steps.current;
          return (
            <div
              key={title}
              className={isLater && !steps.isAlive ? styles.laterStep : styles.step}
              hidden={isLater && steps.isAlive}
            >
              {several && (
                <FormStepHead
                  ref={place === steps.current ? steps.head : undefined}
                  title={title}
                  place={place}
                  count={steps.steps.length}
                />
              )}
              <FormQuestions
                control={control}
                job={sheet.job}
                fields={fields}
                slotsHref={slotsHref}
                files={sheet.files}
                refusals={sheet.refusals}
              />
            </div>
          );
        })}
        <div className={styles.trap} aria-hidden="true">
          <label>
            {say('form.website')}
            {/* Password managers would fill it in for people who never see it. */}
            <input
              type="text"
              tabIndex={-1}
              autoComplete="off"
              data-1p-ignore=""
              data-bwignore=""
              data-lpignore="true"
              defaultValue=""
              {...control.register('website')}
            />
          </label>
        </div>
        {failure && <Notice tone="danger">{failure}</Notice>}
        <FormButtons submitLabel={submitLabel} steps={steps} sending={sheet.sending} />
        <Text size="small" tone="muted">
          {form.messages?.privacy ?? say(asksForNews ? 'form.weUseYourDetailsForNews' : 'form.weUseYourDetails')}{' '}
          {/* Outside the form element, so that uploads keep what was typed. */}
          <SiteLink className={styles.privacy} href={contentPagePath('privacy-policy')} target="_blank">
            {say('form.privacyPolicy')}
            <VisuallyHidden> {say('form.inANewTab')}</VisuallyHidden>
          </SiteLink>
          {', '}
          <SiteLink className={styles.privacy} href={contentPagePath('terms-and-conditions')} target="_blank">
            {say('form.terms')}
            <VisuallyHidden> {say('form.inANewTab')}</VisuallyHidden>
          </SiteLink>
        </Text>
      </Stack>
    </form>
  );
}
