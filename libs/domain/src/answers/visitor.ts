import { sameWords, type CheckboxField, type Choice, type ContactField, type StringField } from './field.ts';

/** What every dealer must know to answer, under the names that every lead has. */
export const visitorQuestions = {
  name: {
    type: 'string',
    name: 'name',
    label: 'First name',
    required: true,
    max: 80,
    autoComplete: 'given-name',
    half: true,
    message: 'Enter your first name.',
  },
  last_name: {
    type: 'string',
    name: 'last_name',
    label: 'Last name',
    required: true,
    max: 80,
    autoComplete: 'family-name',
    half: true,
    message: 'Enter your last name.',
  },
  email: { type: 'email', name: 'email', label: 'Email', required: true, half: true },
  phone: { type: 'phone', name: 'phone', label: 'Phone', required: true, half: true },
  postcode: { type: 'postcode', name: 'postcode', label: 'Postcode', required: true },
} as const satisfies Record<string, StringField | ContactField>;

/** How a dealer may answer. */
export const contactMethods = ['Phone', 'Email', 'SMS'] as const;
export const contactChoices: readonly Choice[] = sameWords(contactMethods);

export const newsQuestion: CheckboxField = {
  type: 'checkbox',
  name: 'opt_in',
  label: 'Send me news and offers',
  consent: true,
};

export const termsQuestion: CheckboxField = {
  type: 'checkbox',
  name: 'terms_agreed',
  label: 'I agree to the terms of use',
  reads: 'terms',
  required: true,
  consent: true,
  message: '*You must agree to the terms of use before submitting.',
};
