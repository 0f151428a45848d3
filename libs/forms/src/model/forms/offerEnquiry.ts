import { defineForm, type FormDefinition } from '../defineForm.ts';
import { aboutYou, comments, consents, furtherQuestions, placeQuestions } from './questions.ts';

/** Asks about one of the dealer's offers. The offer's id is sent along; the server looks its name up again. */
export const offerEnquiryForm: FormDefinition = defineForm({
  id: 'offer-enquiry',
  title: 'Ask about this offer',
  category: 'Vehicle Enquiry',
  subcategory: 'Special Offer',
  submitLabel: 'Enquire Now',
  fields: [
    { type: 'hidden', name: 'offer_id', label: 'Offer id' },
    { type: 'hidden', name: 'offer_name', label: 'Offer' },
    { type: 'hidden', name: 'offer_category', label: 'Kind of offer' },
    ...aboutYou,
    ...placeQuestions,
    ...furtherQuestions,
    { ...comments, required: false },
    ...consents,
  ],
  messages: { thanks: 'We’ve got your enquiry about the offer. Someone at the dealership will get back to you.' },
});
