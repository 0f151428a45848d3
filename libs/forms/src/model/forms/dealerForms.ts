import { defineForm, type FormDefinition } from '../defineForm.ts';
import type { AskedField } from '../formField.ts';
import {
  aboutYou,
  categoryQuestion,
  comments,
  consents,
  contactMethod,
  furtherQuestions,
  placeQuestions,
  serviceRego,
} from './questions.ts';

const send = { submitLabel: 'Send', category: 'General Enquiry' } as const;

/** Of the contact page: about no vehicle, and always asking what the enquiry is about. */
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

/** To one location, which the page knows. */
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
  submitLabel: 'Get in touch',
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

const ownVehicle: readonly AskedField[] = [
  { type: 'rego', name: 'Rego', label: 'Rego', state: 'regoState' },
  { type: 'string', name: 'vehicle_make_model', label: 'Make and model', max: 120, half: true },
  {
    type: 'number',
    name: 'kms',
    label: 'Kilometres',
    unit: 'km',
    most: 2_000_000,
    half: true,
    message: 'Enter the kilometres as a whole number, like 45,000.',
  },
];

const services = ['Logbook service', 'Repair', 'Tyres and brakes', 'Recall', 'Something else'];

export const serviceForm: FormDefinition = defineForm({
  id: 'service',
  title: 'Book a service',
  category: 'Service Enquiry',
  subcategory: 'Service Booking',
  submitLabel: 'Ask for a booking',
  fields: [
    ...aboutYou,
    ...placeQuestions,
    ...ownVehicle,
    {
      type: 'select',
      name: 'service_wanted',
      label: 'What does it need?',
      options: services.map((service) => ({ value: service, label: service })),
      placeholder: 'Choose',
    },
    {
      type: 'string',
      name: 'preferred_time',
      label: 'Preferred day and time',
      hint: 'For example: Tuesday or Wednesday, before 9 am',
    },
    contactMethod,
    { ...comments, required: { field: 'service_wanted', is: ['Something else', 'Repair'] } },
    ...consents,
  ],
  messages: { thanks: 'We have your request. We will call or write to agree on a time.' },
});

export const partsForm: FormDefinition = defineForm({
  id: 'parts',
  title: 'Ask for a part or accessory',
  category: 'Parts Enquiry',
  submitLabel: 'Ask about parts',
  fields: [
    ...aboutYou,
    ...placeQuestions,
    {
      type: 'string',
      name: 'part',
      label: 'Part or accessory',
      required: true,
      max: 200,
      hint: 'Its name, or its number if you have it',
      message: 'Enter the part or accessory you are looking for.',
    },
    ...ownVehicle.filter(({ name }) => name !== 'kms'),
    {
      type: 'string',
      name: 'vin',
      label: 'VIN',
      max: 17,
      capitals: true,
      hint: '17 letters and digits, on the windscreen or the registration papers',
    },
    contactMethod,
    { ...comments, required: false },
    ...consents,
  ],
});

/** Filed as a general enquiry with a subcategory of its own. */
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
    ...consents.filter(({ name }) => name === 'terms_agreed'),
  ],
  messages: { thanks: 'We have your application and will be in touch.' },
});
