import { defineForm, type FormDefinition } from '../defineForm.ts';
import {
  aboutYou,
  categoryQuestion,
  comments,
  consents,
  furtherQuestions,
  placeQuestions,
  serviceRego,
  terms,
} from './questions.ts';

const send = { submitLabel: 'Send', category: 'General Enquiry' } as const;

/** The contact page's form: about no vehicle, and always asks for the subject. */
export const contactForm: FormDefinition = defineForm({
  ...send,
  id: 'contact',
  title: 'Send us a message',
  fields: [
    ...aboutYou,
    { ...categoryQuestion, bySite: false, required: true },
    ...placeQuestions,
    serviceRego,
    ...furtherQuestions,
    comments,
    ...consents,
  ],
});

/** To one location, which the page knows: see `emailUsSetup`. */
export const emailUsForm: FormDefinition = defineForm({
  ...send,
  id: 'email-us',
  title: 'Email Us',
  subcategory: 'Email Us',
  submitLabel: 'Send email',
  fields: [...aboutYou, ...placeQuestions, comments, ...consents],
});

const fleetSizes = ['1 to 4', '5 to 19', '20 to 99', '100 or more'];

export const fleetForm: FormDefinition = defineForm({
  id: 'fleet',
  title: 'Get In Touch',
  category: 'Fleet Enquiry',
  event: 'fleetForm',
  submitLabel: 'Get In Touch',
  fields: [
    ...aboutYou,
    { type: 'string', name: 'company', label: 'Company', autoComplete: 'organization', half: true },
    {
      type: 'select',
      name: 'fleet_size',
      label: 'Vehicles in your fleet',
      options: fleetSizes.map((size) => ({ value: size, label: size })),
      placeholder: 'Choose',
      half: true,
    },
    ...placeQuestions,
    comments,
    ...consents,
  ],
});

/** Filed as a general enquiry with its own subcategory. */
export const careersForm: FormDefinition = defineForm({
  id: 'careers',
  title: 'Work with us',
  category: 'Careers Enquiry',
  event: 'careers',
  submitLabel: 'Send application',
  fields: [
    ...aboutYou,
    ...placeQuestions,
    { type: 'string', name: 'position', label: 'Position', hint: 'The job you are interested in', max: 120 },
    { ...comments, label: 'About you and your experience' },
    { type: 'file', name: 'resume', label: 'Resume', kinds: ['document'], max: 1 },
    { type: 'file', name: 'cover_letter', label: 'Cover letter', kinds: ['document'], max: 1 },
    terms,
  ],
  messages: { thanks: 'We have your application and will be in touch.' },
});
