'use client';

import { vehicleEventParams, type Vehicle } from '@forecourt/domain';
import { useSite } from '@forecourt/ui';
import { useActionState, useState } from 'react';
import { submittedEvent } from '../../model/categories.ts';
import type { EnquiryDefaults } from '../../model/enquiryDefaults.ts';
import type { EnquiryOptions } from '../../model/enquiryOptions.ts';
import type { EnquiryValues } from '../../model/enquirySchema.ts';
import { emptyFormState, type EnquiryFormState } from '../../model/formState.ts';
import { successPath, successTarget, type SubmissionAnswer } from '../../model/submission.ts';
import { rememberLastEnquired } from '../../storage/lastEnquired.ts';
import { saveVisitorDetails } from '../../storage/visitorDetails.ts';
import type { ExtraQuestion, OmittableQuestion } from './enquiryFields.ts';
import { EnquiryQuestionnaire } from './EnquiryQuestionnaire.tsx';
import { EnquiryThanks } from './EnquiryThanks.tsx';

/** A server action that takes the form when JavaScript is off. It redirects after an accepted enquiry. */
export type EnquiryAction = (state: EnquiryFormState, data: FormData) => Promise<EnquiryFormState>;

export type EnquiredVehicle = Pick<
  Vehicle,
  'id' | 'name' | 'make' | 'model' | 'tag' | 'car_type' | 'status' | 'sold' | 'year' | 'km' | 'badge'
>;

export interface EnquiryFormProps {
  options: EnquiryOptions;
  defaults: EnquiryDefaults;
  /** Takes the enquiry as JSON. @default '/api/leads' */
  endpoint?: string;
  action?: EnquiryAction;
  /** What the enquiry is about, for tracking and to be remembered on the visitor's device. */
  vehicle?: EnquiredVehicle | null;
  heading?: string;
  /** @default 'Send enquiry' */
  submitLabel?: string;
  also?: readonly ExtraQuestion[];
  leaveOut?: readonly OmittableQuestion[];
  /** Goes to `answer.redirect`, a path of this site, or null to stay. Without it the form goes there itself. */
  onSuccess?: (answer: SubmissionAnswer) => void;
}

const noQuestions: readonly never[] = [];
const keepState: EnquiryAction = (state) => Promise.resolve(state);

/** Asks what a dealer must know to answer, and sends it. Works before and without JavaScript. */
export function EnquiryForm({
  options,
  defaults,
  endpoint = '/api/leads',
  action,
  vehicle = null,
  heading,
  submitLabel = 'Send enquiry',
  also = noQuestions,
  leaveOut = noQuestions,
  onSuccess,
}: EnquiryFormProps) {
  const { site, track } = useSite();
  const [state, post] = useActionState(action ?? keepState, emptyFormState);
  const [round, setRound] = useState(0);
  const [accepted, setAccepted] = useState<{ path: string | null } | null>(null);

  const onAccepted = (answer: SubmissionAnswer, values: EnquiryValues) => {
    const { path } = successTarget(answer) ?? { path: successPath };
    const category = answer.category ?? values.category;
    const subcategory = answer.subcategory ?? (values.subcategory || null);
    track(submittedEvent({ category, subcategory }, vehicle), vehicle ? { ...vehicleEventParams(vehicle) } : undefined);
    saveVisitorDetails(site.slug, values);
    if (vehicle) rememberLastEnquired(site.slug, vehicle);
    setAccepted({ path });
    if (onSuccess) onSuccess({ ...answer, redirect: path });
    else if (path !== null) window.location.assign(path);
  };
  const startAgain = () => {
    setAccepted(null);
    setRound(round + 1);
  };

  if (accepted) return <EnquiryThanks onAgain={accepted.path === null ? startAgain : undefined} />;
  return (
    <EnquiryQuestionnaire
      key={round}
      action={action ? post : null}
      {...{ options, defaults, endpoint, state, heading, submitLabel, also, leaveOut, onAccepted }}
    />
  );
}
