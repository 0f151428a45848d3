import type { FormErrors } from '@forecourt/domain/answers';
import { formErrorMessages } from '@forecourt/domain/messages';
import { useWords } from '@forecourt/ui/words';
import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import { namesOf } from '../../model/formField.ts';
import { decidingNames, offeredLocations, visibleFields } from '../../model/formSettings.ts';
import type { FormValues } from '../../model/formValues.ts';
import { leadErrorMessage, successTarget, type SubmissionAnswer } from '../../model/submission.ts';
import { visitFields } from '../../storage/visit.ts';
import {
  firstAnswer,
  listProblems,
  resolverOf,
  type FieldProblem,
  type FormInput,
  type FormJob,
  type Judging,
} from './formJob.ts';
import { hiddenAnswers } from './hiddenAnswers.ts';
import { postForm } from './postForm.ts';
import { sentAnswers } from './sentAnswers.ts';
import { useAnswers } from './useAnswers.ts';
import { useBeginning } from './useBeginning.ts';
import { useFormFiles } from './useFormFiles.ts';
import { useDraft } from './useDraft.ts';
import { useOfferedLocations } from './useOfferedLocations.ts';
import { useSteps } from './useSteps.ts';

/** Server errors stand beside their field like any other, until the field is changed. */
const asErrors = (errors: FormErrors) =>
  Object.fromEntries(
    Object.entries(errors).map(([name, message]) => [name, { type: 'server', message }]),
  ) as FieldErrors<FormInput>;

/**
 * Validates and sends a form. Fields are uncontrolled and have no defaults in the form library, so that whatever is in
 * the page at hydration counts.
 */
export function useFormSheet(job: FormJob) {
  const say = useWords(formErrorMessages);
  const { form, settings, defaults, endpoint, state, onAccepted } = job;
  const posted = useMemo(() => asErrors(state.fieldErrors), [state.fieldErrors]);
  const first = Object.fromEntries(
    decidingNames(form).map((name) => {
      const field = form.fields.find((one) => namesOf(one).includes(name));
      return [name, field ? firstAnswer(field, name, job) : ''];
    }),
  );
  const hidden = hiddenAnswers(form, defaults, visibleFields(form, settings, first));
  const judging = useRef<Judging>({ reached: null, unsettled: {} });
  const control = useForm<FormInput, unknown, FormValues>({
    // The resolver runs only on events, never during rendering.
    // eslint-disable-next-line react-hooks/refs
    resolver: resolverOf(job, () => judging.current),
    defaultValues: Object.fromEntries(hidden),
    errors: posted,
    shouldFocusError: false,
  });
  const { handleSubmit, setError, reset, formState } = control;
  const answers = useAnswers(control, first);
  const visible = visibleFields(form, settings, answers);
  const locationIds = useOfferedLocations(control, offeredLocations(settings, answers));
  const shown = visible.flatMap(namesOf);
  const steps = useSteps(form, visible, Object.keys(state.fieldErrors));
  const [problems, setProblems] = useState(() => listProblems(shown, state.fieldErrors));
  const [failure, setFailure] = useState(state.error);
  const [refusals, setRefusals] = useState(0);
  const { sending, begin, forget } = useDraft(control, job);
  const { touch, begun } = useBeginning(endpoint, { sending, begin });
  const onUnsettled = (field: string, message: string | null) => {
    const { [field]: _before, ...others } = judging.current.unsettled;
    judging.current.unsettled = message === null ? others : { ...others, [field]: message };
  };
  const { files, isWaiting, arrived } = useFormFiles(job.filesHref ?? '/api/uploads', sending, onUnsettled);
  const underway = useRef(false);

  useEffect(() => {
    judging.current.reached = steps.reached;
  }, [steps.reached]);

  const mend = (found: FieldProblem[]) => {
    setProblems(found);
    steps.goToProblem(found.map(({ field }) => field));
  };

  const refuse = (answer: SubmissionAnswer | null) => {
    const serverErrors = Object.entries(answer?.fieldErrors ?? {});
    for (const [name, message] of serverErrors) if (shown.includes(name)) setError(name, { type: 'server', message });
    const found = listProblems(shown, answer?.fieldErrors ?? {});
    const unseen = serverErrors.find(([name]) => !shown.includes(name))?.[1];
    mend(found);
    setRefusals((count) => count + 1);
    setFailure(found.length > 0 && !unseen ? null : leadErrorMessage({ error: answer?.error ?? unseen }, say));
  };

  const send = async (values: FormValues) => {
    setProblems([]);
    if (!steps.isLast) {
      // The next step is validated once it has been answered, not at the first letter.
      reset(undefined, { keepValues: true, keepDirty: true, keepTouched: true, keepDirtyValues: true });
      steps.next();
      return;
    }
    await begun();
    const { key, startedAt } = sending.current;
    const answers = {
      ...sentAnswers(form, values),
      ...visitFields(),
      idempotency_key: key,
      started_at: startedAt,
    };
    const sent = await postForm(endpoint, answers, say);
    if (!sent.ok) {
      setFailure(sent.message);
      window.alert(sent.message);
    } else if (sent.answer && successTarget(sent.answer)) {
      forget();
      onAccepted(sent.answer, values);
    } else refuse(sent.answer);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (underway.current) return;
    underway.current = true;
    setFailure(null);
    const stay = (errors: FieldErrors<FormInput>) => {
      const words = Object.entries(errors).flatMap(([name, error]) => (error?.message ? [[name, error.message]] : []));
      const messages = Object.fromEntries(words) as FormErrors;
      mend(listProblems(shown, messages));
      if (messages.root) setFailure(messages.root);
    };
    const go = handleSubmit(send, stay);
    const waited = arrived();
    void (waited ? waited.then(() => go()) : go()).finally(() => {
      underway.current = false;
    });
  };

  const isSending = isWaiting || formState.isSubmitting;
  const shownJob = { ...job, settings: { ...settings, locationIds } };
  return {
    job: shownJob,
    control,
    visible,
    hidden,
    submit,
    touch,
    problems,
    failure,
    refusals,
    steps,
    files,
    sending: isSending,
  };
}

export type FormSheetState = ReturnType<typeof useFormSheet>;
