import { defineForm, type FormDefinition } from '../defineForm.ts';
import type { Choice } from '@forecourt/domain/answers';
import type { VisibleField } from '../formField.ts';
import { aboutYou, comments, contactMethod, placeQuestions, terms } from './questions.ts';

const same = (words: readonly string[]): Choice[] => words.map((value) => ({ value, label: value }));

const departments = same([
  'Buying a new vehicle',
  'Buying a used vehicle',
  'Service',
  'Parts',
  'Finance',
  'Something else',
]);

const contactFields = (names: readonly string[]): VisibleField[] => aboutYou.filter(({ name }) => names.includes(name));
const toAnswer = { field: 'may_contact', is: ['Yes'] } as const;

/** Feedback about a visit. It asks for a phone number only if it may be used. */
export const surveyForm: FormDefinition = defineForm({
  id: 'survey',
  title: 'How did we do?',
  category: 'General Enquiry',
  subcategory: 'Customer Feedback Survey',
  submitLabel: 'Send my feedback',
  fields: [
    ...placeQuestions,
    {
      type: 'select',
      name: 'visited_for',
      label: 'What was your visit about?',
      options: departments,
      placeholder: 'Choose',
      required: true,
      message: 'Choose what your visit was about.',
    },
    {
      type: 'scale',
      name: 'recommendation',
      label: 'How likely are you to recommend us to a friend?',
      min: 0,
      max: 10,
      minLabel: 'Not at all likely',
      maxLabel: 'Extremely likely',
      required: true,
      message: 'Choose from 0 to 10 how likely you are to recommend us.',
    },
    { type: 'paragraph', name: 'went_well', label: 'What went well?', max: 2_000 },
    { type: 'paragraph', name: 'do_better', label: 'What could we do better?', max: 2_000 },
    ...contactFields(['name', 'last_name', 'email']),
    {
      type: 'yes-no',
      name: 'may_contact',
      label: 'Can we contact you about your feedback?',
      required: true,
      message: 'Choose whether we can contact you.',
    },
    ...contactFields(['phone']).map((field) => ({ ...field, half: false, required: toAnswer, when: toAnswer })),
    terms,
  ],
  messages: {
    thanks: 'We read all feedback. It helps us look after you and the next customer better.',
    again: 'Give feedback on another visit',
    privacy: 'We use your feedback to do better, and only contact you about it if you choose Yes above.',
  },
});

/** Goes to customer care, without an opt-in for news and offers. */
export const complaintForm: FormDefinition = defineForm({
  id: 'complaint',
  title: 'Make a complaint',
  category: 'General Enquiry',
  subcategory: 'Complaint',
  submitLabel: 'Send my complaint',
  fields: [
    ...placeQuestions,
    {
      type: 'select',
      name: 'complaint_about',
      label: 'What is it about?',
      options: departments,
      placeholder: 'Choose',
    },
    { ...comments, bySite: false, label: 'What happened?', message: 'Tell us what happened.' },
    {
      type: 'string',
      name: 'happened_when',
      label: 'When did it happen?',
      hint: 'A date, or as close as you can remember',
      required: true,
      max: 120,
      message: 'Enter when it happened, as close as you can remember.',
    },
    {
      type: 'paragraph',
      name: 'wanted_outcome',
      label: 'What would put it right?',
      required: true,
      max: 2_000,
      message: 'Tell us what would put it right.',
    },
    { type: 'rego', name: 'Rego', label: 'Rego', state: 'regoState' },
    {
      type: 'file',
      name: 'documents',
      label: 'Photos or paperwork',
      hint: 'An invoice, a contract or any damage',
    },
    ...aboutYou,
    contactMethod,
    terms,
  ],
  messages: {
    thanksTitle: 'We have your complaint',
    thanks: 'Someone at the dealership will read it and get in touch with you.',
    again: 'Make another complaint',
    privacy: 'We only use your details to look into your complaint and answer you.',
  },
});
