import { enquirySettings, type EnquiryOptions } from './enquiryOptions.ts';
import { enquiryForm } from './forms/enquiry.ts';
import { readForm, type FormReading } from './readForm.ts';

/** Checks an enquiry as the server does. Any other form goes through `readForm`. */
export function readEnquiry(given: Readonly<Record<string, unknown>>, options: EnquiryOptions): FormReading {
  return readForm(enquiryForm, given, enquirySettings(options));
}
