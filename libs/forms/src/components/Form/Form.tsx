'use client';

import type { Vehicle } from '@forecourt/domain';
import { worded } from '@forecourt/domain/messages';
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

/** A server action that handles the form when JavaScript is off. It redirects after an accepted form. */
export type FormAction = (state: FormState, data: FormData) => Promise<FormState>;

export type EnquiredVehicle = Pick<
  Vehicle,
  'id' | 'name' | 'make' | 'model' | 'tag' | 'car_type' | 'status' | 'sold' | 'year' | 'km' | 'badge'
>;

export interface FormProps {
  /** Id of one of the platform's forms, or an agency's own definition. */
  form: StandardFormId | FormDefinition;
  /** From `formSettings`. @default settings of the surrounding site */
  settings?: FormSettings;
  /** Initial answers, from `formDefaults`. */
  defaults?: FormDefaults;
  /** Endpoint that takes the form as JSON. @default '/api/leads' */
  endpoint?: string;
  /** Endpoint that answers with free times. @default '/api/appointments' */
  slotsHref?: string;
  /** Endpoint that takes files as they are chosen. @default '/api/uploads' */
  filesHref?: string;
  /** Server action for posts without JavaScript; without one the form posts to `endpoint`. */
  action?: FormAction;
  /** Vehicle of the form, for tracking and for the visitor's device to remember. */
  vehicle?: EnquiredVehicle | null;
  /** Heading above the form; none when left out. */
  heading?: string;
  /** Label of the submit button. @default the form's own */
  submitLabel?: string;
  /**
   * Called instead of navigating to `answer.redirect`, a path of this site, or null to stay. Without it the form
   * navigates itself.
   */
  onSuccess?: (answer: SubmissionAnswer) => void;
}

const keepState: FormAction = (state) => Promise.resolve(state);

/** Renders a form from its definition, and sends it. Works without JavaScript. */
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
  const form = useMemo(
    () => worded(typeof given === 'string' ? standardForms[given] : given, site.messages),
    [given, site.messages],
  );
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
