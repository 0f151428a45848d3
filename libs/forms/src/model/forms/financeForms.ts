import { defineForm, type FormDefinition } from '../defineForm.ts';
import type { CheckboxField } from '@forecourt/domain/answers';
import type { VisibleField, FormField } from '../formField.ts';
import { creditCheck, identity, whatItIsFor, workAndIncome } from './financeQuestions.ts';
import { aboutYou, consents, placeQuestions } from './questions.ts';

/** Hidden: known from the page's address. */
const unseen: readonly FormField[] = [{ type: 'hidden', name: 'vin', label: 'VIN', max: 40 }];

const names = (fields: readonly VisibleField[]): string[] => fields.map(({ name }) => name);

const aboutApplicant: readonly VisibleField[] = [...aboutYou, ...placeQuestions];
const application = {
  category: 'Finance Enquiry',
  submitLabel: 'Send my application',
  messages: {
    thanks: 'We’ve got your application. Our finance team will read it and get in touch with you.',
    again: 'Send another application',
    privacy:
      'We use what you tell us to assess your application and get back to you. We only send news and offers if you tick the box.',
  },
} as const;

/** Without a credit check: what the finance team needs for an indication. */
export const financeApplicationForm: FormDefinition = defineForm({
  ...application,
  id: 'finance-application',
  title: 'Apply for finance',
  subcategory: 'Finance Application',
  fields: [...aboutApplicant, ...workAndIncome, ...whatItIsFor, ...consents, ...unseen],
  steps: [
    { title: 'About you', fields: names(aboutApplicant) },
    { title: 'Your work and income', fields: names(workAndIncome) },
    { title: 'What you’re buying', fields: names([...whatItIsFor, ...consents]) },
  ],
});

const isPostcode = ({ name }: VisibleField): boolean => name === 'postcode';
/** The postcode is part of the address. */
const aboutBorrower: readonly VisibleField[] = [
  ...aboutYou.filter((field) => !isPostcode(field)),
  ...identity,
  ...aboutYou.filter(isPostcode),
  ...placeQuestions,
];
const agreements: readonly CheckboxField[] = [creditCheck, ...consents];

/** With a credit check, which requires the applicant's consent. */
export const personalisedFinanceForm: FormDefinition = defineForm({
  ...application,
  id: 'personalised-finance',
  title: 'Get your personalised finance',
  subcategory: 'Personalised Finance',
  fields: [...aboutBorrower, ...workAndIncome, ...whatItIsFor, ...agreements, ...unseen],
  steps: [
    { title: 'About you', fields: names(aboutBorrower) },
    { title: 'Your work and income', fields: names(workAndIncome) },
    { title: 'What you’re buying', fields: names([...whatItIsFor, ...agreements]) },
  ],
});
