'use client';

import { useMemo } from 'react';
import type { EnquiryDefaults } from '../../model/enquiryDefaults.ts';
import {
  enquirySettings,
  type EnquiryOptions,
  type ExtraQuestion,
  type OmittableQuestion,
} from '../../model/enquiryOptions.ts';
import { Form, type FormProps } from '../Form/Form.tsx';

export interface EnquiryFormProps extends Omit<FormProps, 'form' | 'settings' | 'defaults' | 'slotsHref'> {
  options: EnquiryOptions;
  defaults: EnquiryDefaults;
  /** Asks it in two steps: what it is about, then who asks. */
  inSteps?: boolean;
  also?: readonly ExtraQuestion[];
  leaveOut?: readonly OmittableQuestion[];
}

const noQuestions: readonly never[] = [];

/** Asks what a dealer must know to answer a question, and sends it. */
export function EnquiryForm({
  options,
  inSteps = false,
  also = noQuestions,
  leaveOut = noQuestions,
  ...form
}: EnquiryFormProps) {
  const settings = useMemo(() => enquirySettings(options, also, leaveOut), [options, also, leaveOut]);
  return <Form {...form} form={inSteps ? 'enquiry-steps' : 'enquiry'} settings={settings} />;
}
