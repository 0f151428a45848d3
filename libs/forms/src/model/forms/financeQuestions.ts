import type { CheckboxField, Choice } from '@forecourt/domain/answers';
import type { VisibleField } from '../formField.ts';
import { comments, contactMethod, furtherQuestions, usualAmounts } from './questions.ts';

const same = (words: readonly string[]): Choice[] => words.map((value) => ({ value, label: value }));

const jobs = ['Full time', 'Part time', 'Casual', 'Self-employed'];
const noJob = 'Not working at the moment';
const payments = ['I have a mortgage', 'I rent'];

/** Income and expenses of an applicant. */
export const workAndIncome: readonly VisibleField[] = [
  {
    type: 'select',
    name: 'employment',
    label: 'Your work',
    options: same([...jobs, 'Retired or on a pension', noJob]),
    placeholder: 'Choose',
    required: true,
    message: 'Choose how you work.',
  },
  {
    type: 'string',
    name: 'employer',
    label: 'Employer or business',
    max: 120,
    autoComplete: 'organization',
    required: true,
    when: { field: 'employment', is: jobs },
    message: 'Enter your employer, or the name of your business.',
  },
  {
    type: 'select',
    name: 'employed_for',
    label: 'How long have you worked there?',
    options: same(['Less than 1 year', '1 to 2 years', '3 to 5 years', 'More than 5 years']),
    placeholder: 'Choose',
    required: true,
    when: { field: 'employment', is: jobs },
    message: 'Choose how long you have worked there.',
  },
  {
    type: 'currency',
    name: 'income',
    label: 'Income after tax',
    required: { field: 'employment', isNot: [noJob] },
    half: true,
    message: 'Enter your income in dollars, like $1,450.',
  },
  {
    type: 'select',
    name: 'income_every',
    label: 'Paid every',
    options: same(['Week', 'Fortnight', 'Month', 'Year']),
    required: true,
    default: 'Week',
    half: true,
  },
  {
    type: 'select',
    name: 'living',
    label: 'Where you live',
    options: same(['I own my home', ...payments, 'I board or live with family']),
    placeholder: 'Choose',
    required: true,
    message: 'Choose how you live.',
  },
  {
    type: 'currency',
    name: 'housing_cost',
    label: 'Monthly rent or mortgage',
    required: true,
    when: { field: 'living', is: payments },
    message: 'Enter what you pay a month in dollars, like $2,100.',
  },
  {
    type: 'currency',
    name: 'other_repayments',
    label: 'Other monthly repayments',
    hint: 'Loans and cards together. Leave it blank if you have none.',
  },
  {
    type: 'number',
    name: 'dependants',
    label: 'Children and other dependants',
    max: 20,
    message: 'Enter a whole number up to 20.',
  },
];

const years = [1, 2, 3, 4, 5, 6, 7].map((count): Choice => ({
  value: String(count),
  label: count === 1 ? '1 year' : `${count} years`,
}));

/** What is to be financed, and how. */
export const whatItIsFor: readonly VisibleField[] = [
  {
    type: 'radio',
    name: 'finance_use',
    label: 'What will you use the vehicle for?',
    options: same(['Mostly private', 'Mostly business']),
    required: true,
    default: 'Mostly private',
  },
  {
    type: 'currency',
    name: 'vehiclePriceBudget',
    label: 'Vehicle price or budget',
    required: true,
    quick: usualAmounts,
    message: 'Enter the price or your budget in dollars, like $32,500.',
  },
  { type: 'currency', name: 'deposit', label: 'Deposit', hint: 'Leave it blank if you have none.', half: true },
  {
    type: 'select',
    name: 'finance_term',
    label: 'Loan term',
    options: years,
    required: true,
    default: '5',
    half: true,
  },
  ...furtherQuestions.flatMap((field) => (field.name === 'do-you-have-a-trade-in' ? [{ ...field, off: false }] : [])),
  contactMethod,
  { ...comments, required: false },
];

/** Identity of the person for the credit report. */
export const identity: readonly VisibleField[] = [
  {
    type: 'date',
    name: 'date_of_birth',
    label: 'Date of birth',
    hint: 'For example 27/03/1988',
    autoComplete: 'bday',
    required: true,
    youngest: 18,
    message: 'Enter your date of birth as day, month and year, like 27/03/1988.',
  },
  {
    type: 'string',
    name: 'residential_address',
    label: 'Street address',
    hint: 'Your home address, not a PO box',
    autoComplete: 'street-address',
    required: true,
    max: 160,
    message: 'Enter the street address where you live.',
  },
  {
    type: 'string',
    name: 'suburb',
    label: 'Suburb or town',
    autoComplete: 'address-level2',
    required: true,
    max: 80,
    half: true,
    message: 'Enter the suburb or town where you live.',
  },
  {
    type: 'select',
    name: 'state',
    label: 'State',
    options: 'states',
    placeholder: 'Choose',
    required: true,
    half: true,
    message: 'Choose the state where you live.',
  },
];

/** The exact text of the consent is kept with the lead, with the time when the box was ticked. */
export const creditCheck: CheckboxField = {
  type: 'checkbox',
  name: 'credit_check',
  label:
    'I agree that the dealership and its finance partners may obtain a credit report about me from a credit reporting body to assess this application',
  required: true,
  consent: true,
  message: 'Tick the box to agree to the credit check. We cannot assess this application without it.',
};
