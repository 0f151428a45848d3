import { zodResolver } from '@hookform/resolvers/zod';
import { useSite } from '@forecourt/ui';
import { useEffect, useMemo, useRef, useState, type SyntheticEvent } from 'react';
import { useForm, type FieldErrors } from 'react-hook-form';
import type { EnquiryFormState } from '../../model/formState.ts';
import { enquirySchema, type EnquiryInput, type EnquiryValues } from '../../model/enquirySchema.ts';
import { leadErrorMessage, successTarget, type SubmissionAnswer } from '../../model/submission.ts';
import { readVisitorDetails, visitorFields } from '../../storage/visitorDetails.ts';
import { visitFields } from '../../storage/visit.ts';
import type { EnquiryOptions } from '../../model/enquiryOptions.ts';
import { enquiryFields, type EnquiryField } from './enquiryFields.ts';
import { newEnquiryKey } from './enquiryKey.ts';
import { postEnquiry } from './postEnquiry.ts';

export interface FieldProblem {
  field: EnquiryField;
  message: string;
}

export interface EnquiryFormJob {
  options: EnquiryOptions;
  endpoint: string;
  hidden: readonly (readonly [string, string])[];
  state: EnquiryFormState;
  /** Id of the comments box in the page. */
  messageId: string;
  onAccepted: (answer: SubmissionAnswer, values: EnquiryValues) => void;
}

const isField = (name: string): name is EnquiryField => enquiryFields.some((field) => field === name);

/** Problems by field in the order of the form; what the form does not show is nobody's to mend and left out. */
function listProblems(messageOf: (field: EnquiryField) => string | undefined): FieldProblem[] {
  return enquiryFields.flatMap((field) => {
    const message = messageOf(field);
    return message ? [{ field, message }] : [];
  });
}

/** What was typed before the page came alive. React puts the first text back into a textarea, so it is kept here. */
function useTypedEarly(id: string): string | null {
  const [typed] = useState(() => {
    if (typeof document === 'undefined') return null;
    const box = document.getElementById(id);
    return box instanceof HTMLTextAreaElement && box.value !== box.defaultValue ? box.value : null;
  });
  return typed;
}

/**
 * Checks and sends an enquiry. Fields stay uncontrolled and out of the form library's defaults, so that what is in
 * the page when the script arrives is what counts.
 */
export function useEnquiryForm({ options, endpoint, hidden, state, messageId, onAccepted }: EnquiryFormJob) {
  const { site } = useSite();
  const typedEarly = useTypedEarly(messageId);
  const posted = useMemo(
    () =>
      Object.fromEntries(
        Object.entries(state.fieldErrors).map(([field, message]) => [field, { type: 'server', message }]),
      ) as FieldErrors<EnquiryInput>,
    [state.fieldErrors],
  );
  const form = useForm<EnquiryInput, unknown, EnquiryValues>({
    resolver: zodResolver(enquirySchema(options)),
    defaultValues: Object.fromEntries(hidden),
    errors: posted,
    shouldFocusError: false,
  });
  const { handleSubmit, setError, setValue, getValues, formState } = form;
  const [problems, setProblems] = useState(() => listProblems((field) => state.fieldErrors[field]));
  const [failure, setFailure] = useState(state.error);
  const once = useRef({ key: '', startedAt: '', sending: false });

  useEffect(() => {
    once.current.key ||= newEnquiryKey();
    once.current.startedAt ||= String(Date.now());
    if (typedEarly !== null) setValue('message', typedEarly);
    const known = readVisitorDetails(site.slug);
    for (const field of visitorFields) {
      if (known[field] && !getValues(field)) setValue(field, known[field]);
    }
  }, [getValues, setValue, site.slug, typedEarly]);

  const refuse = (answer: SubmissionAnswer | null) => {
    const given = Object.entries(answer?.fieldErrors ?? {});
    for (const [field, message] of given) if (isField(field)) setError(field, { type: 'server', message });
    const shown = listProblems((field) => answer?.fieldErrors?.[field]);
    const unseen = given.find(([field]) => !isField(field))?.[1];
    setProblems(shown);
    setFailure(shown.length > 0 && !unseen ? null : leadErrorMessage({ error: answer?.error ?? unseen }));
  };

  const send = async (values: EnquiryValues) => {
    setProblems([]);
    const { key, startedAt } = once.current;
    const sent = await postEnquiry(endpoint, {
      ...values,
      ...visitFields(),
      idempotency_key: key,
      started_at: startedAt,
    });
    if (!sent.ok) {
      setFailure(sent.message);
      window.alert(sent.message);
    } else if (sent.answer && successTarget(sent.answer)) onAccepted(sent.answer, values);
    else refuse(sent.answer);
  };

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (once.current.sending) return;
    once.current.sending = true;
    setFailure(null);
    const stay = (errors: FieldErrors<EnquiryInput>) => setProblems(listProblems((field) => errors[field]?.message));
    void handleSubmit(send, stay)().finally(() => {
      once.current.sending = false;
    });
  };

  return { form, submit, problems, failure, sending: formState.isSubmitting };
}
