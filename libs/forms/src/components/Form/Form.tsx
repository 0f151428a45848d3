'use client';

import type { Vehicle } from '@forecourt/domain';
import { useSite } from '@forecourt/ui';
import { useActionState, useMemo, useState } from 'react';
import { countedEvent, submittedEventParams } from '../../model/submittedEvent.ts';
import type { FormDefinition } from '../../model/defineForm.ts';
import { formDefaults, type FormDefaults } from '../../model/formDefaults.ts';
import { formSettings, type FormSettings } from '../../model/formSettings.ts';
import { emptyFormState, type FormState } from '../../model/formState.ts';
import { standardForms, type StandardFormId } from '../../model/forms/standardForms.ts';
import type { FormValues } from '../../model/formValues.ts';
import { successPath, successTarget, type SubmissionAnswer } from '../../model/submission.ts';
import { lastEnquiredStore } from '../../storage/lastEnquired.ts';
import { visitorDetailsStore } from '../../storage/visitorDetails.ts';
import { FormSheet } from './FormSheet.tsx';
import { FormThanks } from './FormThanks.tsx';

/** A server action that takes the form when JavaScript is off. It redirects after an accepted form. */
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

export type EnquiredVehicle = Pick<
  Vehicle,
  'id' | 'name' | 'make' | 'model' | 'tag' | 'car_type' | 'status' | 'sold' | 'year' | 'km' | 'badge'
>;

export interface FormProps {
  /** One of the platform's by its id, or one of the agency's own. */
  form: StandardFormId | FormDefinition;
  /** As `formSettings` reads them. @default what the site around it says */
  settings?: FormSettings;
  /** First answers, as `formDefaults` gives them. */
  defaults?: FormDefaults;
  /** Takes the form as JSON. @default '/api/leads' */
  endpoint?: string;
  /** Answers with free times. @default '/api/appointments' */
  slotsHref?: string;
  /** Takes files as they are chosen. @default '/api/uploads' */
  filesHref?: string;
  /** Server action that takes the form where there is no JavaScript; without one the form posts to `endpoint`. */
  action?: FormAction;
  /** What the form is about, for tracking and to be remembered on the visitor's device. */
  vehicle?: EnquiredVehicle | null;
  /** Heading over the form; none when left out. */
  heading?: string;
  /** Words of the button that sends it. @default the form's own */
  submitLabel?: string;
  /** Goes to `answer.redirect`, a path of this site, or null to stay. Without it the form goes there itself. */
  onSuccess?: (answer: SubmissionAnswer) => void;
}

const keepState: FormAction = (state) => Promise.resolve(state);

/** Asks what its definition says, and sends it. Works before and without JavaScript. */
export function Form({
  form: given,
  settings: ownSettings,
  defaults: ownDefaults,
  endpoint = '/api/leads',
  slotsHref = '/api/appointments',
  filesHref,
  action,
  vehicle = null,
  heading,
  submitLabel,
  onSuccess,
}: FormProps) {
  const { site, track } = useSite();
  const form = typeof given === 'string' ? standardForms[given] : given;
  const settings = useMemo(() => ownSettings ?? formSettings(site, form), [ownSettings, site, form]);
  const defaults = useMemo(() => ownDefaults ?? formDefaults(form, site), [ownDefaults, form, site]);
  const [state, post] = useActionState(action ?? keepState, emptyFormState);
  const [round, setRound] = useState(0);
  const [accepted, setAccepted] = useState<{ path: string | null } | null>(null);

  const onAccepted = (answer: SubmissionAnswer, values: FormValues) => {
    const { path } = successTarget(answer) ?? { path: successPath };
    const category = answer.category ?? values.category;
    const subcategory = answer.subcategory ?? (values.subcategory || null);
    const event = countedEvent(form, { category, subcategory }, vehicle);
    track(event, submittedEventParams(event, vehicle, values));
    visitorDetailsStore(site.slug).set(values);
    if (vehicle) lastEnquiredStore(site.slug).set(vehicle);
    setAccepted({ path });
    if (onSuccess) onSuccess({ ...answer, redirect: path });
    else if (path !== null) window.location.assign(path);
  };
  const startAgain = () => {
    setAccepted(null);
    setRound(round + 1);
  };

  if (accepted) {
    return <FormThanks messages={form.messages} onAgain={accepted.path === null ? startAgain : undefined} />;
  }
  return (
    <FormSheet
      key={round}
      action={action ? post : null}
      submitLabel={submitLabel ?? form.submitLabel}
      form={form}
      settings={settings}
      defaults={defaults}
      endpoint={endpoint}
      slotsHref={slotsHref}
      filesHref={filesHref}
      state={state}
      heading={heading}
      onAccepted={onAccepted}
    />
  );
}
