'use client';

import { EnquiryForm, type EnquiryFormProps } from '../EnquiryForm/EnquiryForm.tsx';

export type ContactFormProps = Omit<EnquiryFormProps, 'vehicle' | 'leaveOut'>;

/** The form of the contact page: about no vehicle, and always asking what the enquiry is about. */
export function ContactForm({
  options,
  heading = 'Send us a message',
  submitLabel = 'Send',
  ...rest
}: ContactFormProps) {
  return (
    <EnquiryForm {...rest} options={{ ...options, showCategory: true }} heading={heading} submitLabel={submitLabel} />
  );
}
