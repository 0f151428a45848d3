'use client';

import { useMemo } from 'react';
import { enquirySettings, type EnquiryOptions, type ExtraQuestion } from '../../model/enquiryOptions.ts';
import { Form, type FormProps } from '../Form/Form.tsx';

export interface ContactFormProps extends Omit<FormProps, 'form' | 'settings' | 'vehicle' | 'slotsHref'> {
  /** As `enquiryOptions` reads them from the site. */
  options: EnquiryOptions;
  /** Further questions. */
  also?: readonly ExtraQuestion[];
}

/** The form of the contact page: about no vehicle, and always asking what the enquiry is about. */
export function ContactForm({ options, also, heading = 'Send us a message', ...form }: ContactFormProps) {
  const settings = useMemo(() => enquirySettings({ ...options, showCategory: true }, also), [options, also]);
  return <Form {...form} form="contact" settings={settings} heading={heading} />;
}
