import { australianStates, formatMoney } from '@forecourt/domain';
import { contactMethods, newsQuestion, sameWords, type PlainField, type Question } from '@forecourt/domain/answers';
import { orderMessages, platformWords, type Words } from '@forecourt/domain/messages';
import { conditions, employments, loanYears } from './stepValues.ts';

type Asked = Readonly<Record<string, PlainField & Pick<Question, 'message'>>>;

const conditionHints: Readonly<Record<(typeof conditions)[number], string>> = {
  Excellent: 'Like new, inside and out',
  Good: 'Light wear for its age',
  Fair: 'Dents, scratches or worn parts',
  Poor: 'Needs repairs, or doesn’t drive well',
};

const state = {
  type: 'select',
  placeholder: 'Choose',
  options: sameWords(australianStates),
  required: true,
  message: 'Choose the state.',
} as const;
const ownWords = { type: 'string', required: true, autoComplete: 'off' } as const;

export const tradeInQuestion = {
  type: 'radio',
  name: 'trade_in',
  label: 'Trade-in',
  required: true,
  options: [
    { value: 'Yes', label: 'Yes, I have a car to trade in' },
    { value: 'No', label: 'No trade-in' },
  ],
  message: 'Choose whether you have a car to trade in.',
} as const satisfies PlainField;

/** About the visitor's trade-in, if any. */
export const tradeInQuestions = {
  trade_rego: {
    ...ownWords,
    name: 'trade_rego',
    label: 'Plate',
    max: 12,
    capitals: true,
    message: 'Enter the plate of your car, like 1ABC234.',
  },
  trade_state: { ...state, name: 'trade_state', label: 'Registered in' },
  trade_make: {
    ...ownWords,
    name: 'trade_make',
    label: 'Make',
    max: 60,
    message: 'Enter the make of your car, like Mazda.',
  },
  trade_model: {
    ...ownWords,
    name: 'trade_model',
    label: 'Model',
    max: 60,
    message: 'Enter the model of your car, like CX-5.',
  },
  trade_year: { type: 'number', name: 'trade_year', label: 'Year', required: true, min: 1950, max: 9_999 },
  trade_km: {
    type: 'number',
    name: 'trade_km',
    label: 'Kilometres',
    required: true,
    max: 2_000_000,
    message: 'Enter the kilometres on the clock, like 85,000.',
  },
  trade_condition: {
    type: 'radio',
    name: 'trade_condition',
    label: 'Condition',
    required: true,
    options: conditions.map((value) => ({ value, label: value, hint: conditionHints[value] })),
    message: 'Choose the condition your car is in.',
  },
  trade_owing: {
    type: 'yes-no',
    name: 'trade_owing',
    label: 'Is money owing on it?',
    required: true,
    message: 'Choose whether money is owing on your car.',
  },
  trade_estimate: {
    type: 'currency',
    name: 'trade_estimate',
    label: 'What do you think it is worth?',
    hint: 'In dollars. It’s just a guide for us and isn’t taken off the price.',
    message: 'Enter an amount in dollars, like 5,000.',
  },
  trade_notes: { type: 'paragraph', name: 'trade_notes', label: 'Anything we should know?', max: 500, rows: 3 },
} as const satisfies Asked;

export const paymentQuestion = {
  type: 'radio',
  name: 'payment_method',
  label: 'Payment',
  required: true,
  options: [
    { value: 'Finance', label: 'Finance', hint: 'A finance specialist will call you with lenders and repayments' },
    { value: 'Cash', label: 'Cash', hint: 'Bank transfer or bank cheque when you get the car' },
  ],
  message: 'Choose how you would like to pay.',
} as const satisfies PlainField;

const loanTerms = loanYears.map((value) => ({ value, label: value === '1' ? '1 year' : `${value} years` }));

/** About the loan, if any. @param price whole cents @param say words of the site */
export function financeQuestions(price: number, say: Words<typeof orderMessages> = platformWords(orderMessages)) {
  const amount = formatMoney(price);
  return {
    finance_years: {
      type: 'select',
      name: 'finance_years',
      label: 'Loan term',
      required: true,
      placeholder: 'Choose',
      options: loanTerms,
      message: 'Choose a loan term.',
    },
    finance_own_money: {
      type: 'currency',
      name: 'finance_own_money',
      label: 'Your own money',
      hint: say('order.upTo', { amount }),
      message: say('order.upToPrice', { amount }),
    },
    finance_employment: {
      type: 'select',
      name: 'finance_employment',
      label: 'How are you employed?',
      required: true,
      placeholder: 'Choose',
      options: sameWords(employments),
      message: 'Choose how you are employed.',
    },
  } as const satisfies Asked;
}

/** Delivery address. */
export const addressQuestions = {
  street: {
    type: 'string',
    name: 'street',
    label: 'Street number and name',
    required: true,
    max: 120,
    autoComplete: 'street-address',
    message: 'Enter the street number and name to deliver to.',
  },
  suburb: {
    type: 'string',
    name: 'suburb',
    label: 'Suburb',
    required: true,
    max: 80,
    autoComplete: 'address-level2',
    message: 'Enter the suburb to deliver to.',
  },
  delivery_state: { ...state, name: 'delivery_state', label: 'State', autoComplete: 'address-level1' },
  delivery_postcode: { type: 'postcode', name: 'delivery_postcode', label: 'Postcode', required: true },
} as const satisfies Asked;

export const handoverNotes = {
  type: 'string',
  name: 'handover_notes',
  label: 'When suits you?',
  hint: 'Days or times, for example weekdays after 4 pm',
  max: 300,
  autoComplete: 'off',
} as const satisfies PlainField;

/** Further contact questions. */
export const detailQuestions = {
  contact_method: {
    type: 'radio',
    name: 'contact_method',
    label: 'How should we contact you?',
    required: true,
    options: contactMethods.map((value) => ({ value, label: value === 'SMS' ? 'Text message' : value })),
    message: 'Choose how we should contact you.',
  },
  message: { type: 'paragraph', name: 'message', label: 'Anything else?', max: 2_000, rows: 3 },
  opt_in: newsQuestion,
} as const satisfies Asked;
