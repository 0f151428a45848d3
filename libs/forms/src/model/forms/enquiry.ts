import { defineForm, type FormDefinition } from '../defineForm.ts';
import type { FormField } from '../formField.ts';
import {
  aboutYou,
  categoryQuestion,
  comments,
  consents,
  furtherQuestions,
  placeQuestions,
  serviceRego,
} from './questions.ts';

const whatItIsAbout: readonly FormField[] = [
  categoryQuestion,
  ...placeQuestions,
  serviceRego,
  ...furtherQuestions,
  {
    ...comments,
    aboutVehicle: true,
    required: { field: 'category', isNot: ['Test Drive Enquiry'] },
  },
];

const enquiry = {
  category: 'General Enquiry',
  vehicleCategory: 'Vehicle Enquiry',
  submitLabel: 'Send enquiry',
} as const;

/** The form of a lead that names none. */
export const enquiryForm: FormDefinition = defineForm({
  ...enquiry,
  id: 'enquiry',
  title: 'Ask about this vehicle',
  fields: [...aboutYou, ...whatItIsAbout, ...consents],
});

/** The same questions in two steps: the subject, then the visitor. */
export const enquiryStepsForm: FormDefinition = defineForm({
  ...enquiry,
  id: 'enquiry-steps',
  title: 'Ask about this vehicle',
  fields: [...whatItIsAbout, ...aboutYou, ...consents],
  steps: [
    { title: 'Your question', fields: whatItIsAbout.map(({ name }) => name) },
    { title: 'About you', fields: [...aboutYou, ...consents].map(({ name }) => name) },
  ],
});
