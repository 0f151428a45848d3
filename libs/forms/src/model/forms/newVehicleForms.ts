import { defineForm, type FormDefinition } from '../defineForm.ts';
import type { Choice } from '@forecourt/domain/answers';
import { aboutYou, comments, consents, furtherQuestions, placeQuestions, testDriveTime } from './questions.ts';

/** A test drive without a chosen vehicle: which one, then where and when. */
export const bookTestDriveForm: FormDefinition = defineForm({
  id: 'book-test-drive',
  title: 'Book a test drive',
  category: 'Test Drive Enquiry',
  subcategory: 'Test Drive',
  submitLabel: 'Book a test drive',
  fields: [
    {
      type: 'string',
      name: 'wanted_vehicle',
      label: 'Which vehicle would you like to drive?',
      hint: 'Make and model, or the stock number',
      required: true,
      max: 120,
      message: 'Enter the make and model that you would like to drive.',
    },
    ...placeQuestions,
    testDriveTime,
    ...aboutYou,
    ...furtherQuestions,
    { ...comments, required: false },
    ...consents,
  ],
  messages: { thanks: 'We have your booking request and will be in touch to confirm it.' },
});

const whens: readonly Choice[] = ['As soon as possible', 'Within 3 months', 'Within 6 months', 'Just looking'].map(
  (words) => ({ value: words, label: words }),
);

/** For a model that need not be in stock. */
export const newVehicleForm: FormDefinition = defineForm({
  id: 'new-vehicle',
  title: 'Ask about a new vehicle',
  category: 'Vehicle Enquiry',
  subcategory: 'New Vehicle Enquiry',
  event: 'newEnquiry',
  submitLabel: 'Send enquiry',
  fields: [
    {
      type: 'string',
      name: 'wanted_model',
      label: 'Model you would like',
      hint: 'Include the grade and colour if you know them',
      required: true,
      max: 160,
      message: 'Enter the model that you would like.',
    },
    {
      type: 'select',
      name: 'wanted_when',
      label: 'When would you like it?',
      options: whens,
      placeholder: 'Choose',
    },
    ...furtherQuestions.flatMap((field) =>
      field.name === 'do-you-have-a-trade-in' || field.name === 'finance' ? [{ ...field, off: false }] : [],
    ),
    ...aboutYou,
    ...placeQuestions,
    { ...comments, required: false },
    ...consents,
  ],
});
