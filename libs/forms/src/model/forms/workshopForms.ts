import { defineForm, type FormDefinition } from '../defineForm.ts';
import type { VisibleField } from '../formField.ts';
import { aboutYou, additionalServices, comments, consents, contactMethod, placeQuestions } from './questions.ts';

const ownVehicle: readonly VisibleField[] = [
  { type: 'rego', name: 'Rego', label: 'Rego', state: 'regoState' },
  { type: 'string', name: 'vehicle_make_model', label: 'Make and model', max: 120, half: true },
  {
    type: 'number',
    name: 'kms',
    label: 'Kilometres',
    unit: 'km',
    max: 2_000_000,
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
      hint: 'For example: Tuesday, before 9 am',
      half: true,
    },
    {
      type: 'string',
      name: 'other_time',
      label: 'Second choice',
      hint: 'In case your first choice is taken',
      half: true,
    },
    ...placeQuestions,
    ...aboutYou,
    additionalServices,
    contactMethod,
    { ...comments, required: { field: 'service_wanted', is: ['Something else', 'Repair'] } },
    {
      type: 'file',
      name: 'photos',
      label: 'Pictures of the problem',
      hint: 'A warning light, where a noise comes from, or any damage',
      max: 4,
    },
    ...consents,
  ],
  messages: { thanks: 'We’ve got your request. We’ll call or email you to agree on a time.' },
});

const vehicleOfPart: readonly VisibleField[] = [
  ...ownVehicle.filter(({ name }) => name !== 'kms'),
  {
    type: 'string',
    name: 'vin',
    label: 'VIN',
    max: 17,
    capitals: true,
    hint: 'The 17 letters and numbers on the windscreen or rego papers',
  },
];

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
      // An enquiry from a model's list of accessories has a name for each.
      max: 600,
      hint: 'The name, or the part number if you have it',
      message: 'Enter the part or accessory you are looking for.',
    },
    ...vehicleOfPart,
    contactMethod,
    { ...comments, required: false },
    ...consents,
  ],
});

/** Form of the parts page: the part first, then the vehicle it is for. */
export const partsSearchForm: FormDefinition = defineForm({
  id: 'parts-search',
  title: 'Find a part',
  category: 'Parts Enquiry',
  subcategory: 'Parts Search',
  submitLabel: 'Find this part',
  fields: [
    {
      type: 'string',
      name: 'part',
      label: 'Part number or name',
      required: true,
      max: 200,
      hint: 'For example 04465-0K370, or front brake pads',
      message: 'Enter the part number or name.',
    },
    {
      type: 'number',
      name: 'quantity',
      label: 'How many?',
      min: 1,
      max: 999,
      message: 'Enter how many you need, from 1 to 999.',
    },
    ...vehicleOfPart.map((field) =>
      field.name === 'Rego' ? { ...field, hint: 'Your rego or VIN tells us which part fits' } : field,
    ),
    ...placeQuestions,
    ...aboutYou,
    contactMethod,
    { ...comments, required: false },
    ...consents,
  ],
  messages: { thanks: 'We’re looking for your part and will let you know the price and when it can be here.' },
});
