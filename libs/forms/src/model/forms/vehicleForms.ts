import { defineForm, type FormDefinition } from '../defineForm.ts';
import { requestPhotosMessage } from '../enquiryMessages.ts';
import {
  aboutYou,
  comments,
  consents,
  contactMethod,
  furtherQuestions,
  placeQuestions,
  terms,
  testDriveTime,
  usualAmounts,
} from './questions.ts';

export const similarCarForm: FormDefinition = defineForm({
  id: 'similar-car',
  title: 'Find something similar',
  category: 'Vehicle Enquiry',
  subcategory: 'Similar Car',
  submitLabel: 'Find me a similar vehicle',
  fields: [...aboutYou, ...placeQuestions, ...furtherQuestions, { ...comments, aboutVehicle: true }, ...consents],
});

export const testDriveForm: FormDefinition = defineForm({
  id: 'test-drive',
  title: 'Book a test drive',
  category: 'Test Drive Enquiry',
  subcategory: 'Test Drive',
  submitLabel: 'Book a test drive',
  fields: [
    testDriveTime,
    ...aboutYou,
    ...placeQuestions,
    ...furtherQuestions,
    { ...comments, required: false },
    ...consents,
  ],
  messages: { thanks: 'We have your booking request and will be in touch to confirm it.' },
});

export const requestPhotosForm: FormDefinition = defineForm({
  id: 'request-photos',
  title: 'Request photos',
  category: 'Vehicle Enquiry',
  subcategory: 'Request Photos',
  submitLabel: 'Request photos',
  fields: [
    { type: 'hidden', name: 'message', label: 'Comments', default: requestPhotosMessage },
    ...aboutYou,
    ...consents,
  ],
  messages: { thanks: 'We will take the photos and send them to you.' },
});

export const offerForm: FormDefinition = defineForm({
  id: 'offer',
  title: 'Make an Offer',
  category: 'Vehicle Enquiry',
  subcategory: 'Make an Offer',
  submitLabel: 'Send my offer',
  fields: [
    {
      type: 'currency',
      name: 'offer_from_client',
      label: 'Your offer',
      required: true,
      quick: usualAmounts,
      aboutPrice: true,
      message: 'Enter your offer in dollars, like $12,500.',
    },
    ...aboutYou,
    terms,
  ],
  messages: { thanks: 'We’ve got your offer. Someone at the dealership will get back to you.' },
});

export const financeForm: FormDefinition = defineForm({
  id: 'finance',
  title: 'Finance Enquiry',
  category: 'Finance Enquiry',
  subcategory: 'Finance',
  submitLabel: 'Ask about finance',
  fields: [
    ...aboutYou,
    ...placeQuestions,
    {
      type: 'currency',
      name: 'vehiclePriceBudget',
      label: 'Vehicle price or budget',
      quick: usualAmounts,
    },
    ...furtherQuestions.filter(({ name }) => name !== 'finance' && name !== 'PreferredContactMethod'),
    contactMethod,
    { ...comments, required: false },
    ...consents,
    { type: 'hidden', name: 'vin', label: 'VIN', max: 40 },
  ],
});
