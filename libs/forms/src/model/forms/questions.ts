import {
  contactChoices,
  newsQuestion,
  termsQuestion,
  visitorQuestions,
  type CheckboxField,
  type ChoiceField,
  type ParagraphField,
  type PlainField,
  type StringField,
} from '@forecourt/domain/answers';
import type { VisibleField, ChoiceList, DateTimeField } from '../formField.ts';

/** Contact details that every dealer needs to answer. */
export const aboutYou: readonly PlainField<ChoiceList>[] = Object.values(visitorQuestions);

export const categoryQuestion: ChoiceField<ChoiceList> = {
  type: 'select',
  name: 'category',
  label: 'What is it about?',
  options: 'categories',
  bySite: true,
  message: 'Choose what your enquiry is about.',
};

/** Asked on sites with several locations, in forms about no vehicle. */
export const placeQuestions: readonly ChoiceField<ChoiceList>[] = [
  {
    type: 'select',
    name: 'location_id',
    label: 'Location',
    options: 'locations',
    placeholder: 'Choose a location',
    bySite: true,
    message: 'Choose a location.',
  },
  {
    type: 'select',
    name: 'dealership_slug',
    label: 'Dealership',
    options: 'dealerships',
    placeholder: 'Choose a dealership',
    bySite: true,
    message: 'Choose a dealership.',
  },
];

/** For forms in which the visitor chooses the category: a workshop needs to know the vehicle. */
export const serviceRego: StringField = {
  type: 'string',
  name: 'Rego',
  label: 'Rego',
  max: 12,
  capitals: true,
  when: { field: 'category', is: ['Service Enquiry'] },
};

export const comments: ParagraphField = {
  type: 'paragraph',
  name: 'message',
  label: 'Comments',
  required: true,
  bySite: true,
  message: 'Write your comments.',
};

export const contactMethod: ChoiceField<ChoiceList> = {
  type: 'radio',
  name: 'PreferredContactMethod',
  label: 'How should we contact you?',
  options: contactChoices,
  required: true,
  default: 'Phone',
};

export const testDriveTime: DateTimeField = {
  type: 'date-time',
  name: 'appointment',
  label: 'When would you like to drive?',
  otherwise: { name: 'preferred_time', label: 'Preferred time', hint: 'For example: Saturday morning' },
};

/** Dollar amounts that can be chosen with one press. */
export const usualAmounts: readonly number[] = [
  5_000, 10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 60_000, 70_000,
];

export const optIn: CheckboxField = { ...newsQuestion, ticked: true };

export const terms: CheckboxField = { ...termsQuestion, required: false, off: true, bySite: true };

/** Consents that a site's forms ask for. */
export const consents: readonly CheckboxField[] = [
  optIn,
  { type: 'checkbox', name: 'opt_in_finance', label: 'Contact me about finance', off: true, consent: true },
  { type: 'checkbox', name: 'opt_in_trade', label: 'Contact me about trading in my vehicle', off: true, consent: true },
  terms,
];

export const additionalServices: StringField = {
  type: 'string',
  name: 'additional_services',
  label: 'Additional services',
  max: 500,
  off: true,
};

/** Questions about the visitor's own vehicle and wishes that only some sites ask. */
export const furtherQuestions: readonly VisibleField[] = [
  { type: 'yes-no', name: 'do-you-have-a-trade-in', label: 'Do you have a trade-in?', off: true },
  { type: 'yes-no', name: 'finance', label: 'Are you interested in finance?', off: true },
  {
    type: 'number',
    name: 'kms',
    label: 'Kilometres on your vehicle',
    unit: 'km',
    max: 2_000_000,
    off: true,
    message: 'Enter the kilometres as a whole number, like 45,000.',
  },
  additionalServices,
  { ...contactMethod, off: true },
];
