'use client';

import { useMemo } from 'react';
import { enquirySettings } from '../../model/enquiryOptions.ts';
import type { EnquiryFormProps } from '../EnquiryForm/EnquiryForm.tsx';
import { Form } from '../Form/Form.tsx';

export type ContactFormProps = Omit<EnquiryFormProps, 'vehicle' | 'leaveOut' | 'inSteps'>;

/** The form of the contact page: about no vehicle, and always asking what the enquiry is about. */
export function ContactForm({ options, also, heading = 'Send us a message', ...form }: ContactFormProps) {
  const settings = useMemo(() => enquirySettings({ ...options, showCategory: true }, also), [options, also]);
  return <Form {...form} form="contact" settings={settings} heading={heading} />;
}
