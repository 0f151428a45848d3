import type { PlainField } from '@forecourt/domain/answers';
import { formErrorMessages, wordsOf, type MessageTable } from '@forecourt/domain/messages';
import { defineForm, type FormDefinition } from './defineForm.ts';
import type { ChoiceList } from './formField.ts';
import { aboutYou, comments, consents, contactMethod, placeQuestions } from './forms/questions.ts';
import type { ValuationQuestion } from './tradeInRules.ts';

export const tradeInSteps = ['rego', 'vehicle', 'condition', 'offer'] as const;
export type TradeInStep = (typeof tradeInSteps)[number];

export const isTradeInStep = (text: unknown): text is TradeInStep => tradeInSteps.some((step) => step === text);

/** Facts that the steps' forms depend on. */
export interface TradeInContext {
  questions: readonly ValuationQuestion[];
  /** Whether the register knows the vehicle, so that only its kilometres are asked for. */
  isFound: boolean;
  /** The current year. */
  year: number;
  /** The site's own words for what is wrong with an answer. @default none */
  messages?: MessageTable;
}

/** Its steps are pages, with a script or without, so they have only field types that need no script. */
export type TradeInField = PlainField<ChoiceList>;
export type TradeInDefinition = FormDefinition<TradeInField>;

const common = { category: 'General Enquiry', vehicleCategory: 'Vehicle Enquiry', success: null } as const;

const regoForm: TradeInDefinition = defineForm({
  ...common,
  id: 'trade-in-rego',
  title: 'Your number plate',
  submitLabel: 'Find my car',
  fields: [
    {
      type: 'rego',
      name: 'rego',
      label: 'Number plate',
      state: 'regoState',
      required: true,
      message: 'Enter the number plate, like 1ABC 234.',
    },
  ],
});

const line = { type: 'string', max: 60, autoComplete: 'off' } as const;

function vehicleForm({ isFound, year, messages = {} }: TradeInContext): TradeInDefinition {
  const say = wordsOf(formErrorMessages, { messages });
  const described = isFound
    ? []
    : ([
        { ...line, name: 'make', label: 'Make', required: true, half: true, message: 'Enter the make, like Mazda.' },
        { ...line, name: 'model', label: 'Model', required: true, half: true, message: 'Enter the model, like CX-5.' },
        {
          type: 'number',
          name: 'year',
          label: 'Year',
          required: true,
          min: 1950,
          max: year + 1,
          half: true,
          message: say('formError.yearBuilt', { from: '1950', to: String(year + 1) }),
        },
        { ...line, name: 'badge', label: 'Badge', hint: 'For example: Maxx Sport', half: true },
      ] as const);
  return defineForm({
    ...common,
    id: 'trade-in-vehicle',
    title: 'Your car',
    submitLabel: 'Continue',
    fields: [
      ...described,
      {
        type: 'number',
        name: 'kms',
        label: 'Kilometres',
        unit: 'km',
        max: 2_000_000,
        required: true,
        message: 'Enter the kilometres as a whole number, like 45,000.',
      },
    ],
  });
}

/** Posted name of a question's answer. */
export const answerName = (id: string): string => `answer-${id}`;

function conditionForm({ questions }: TradeInContext): TradeInDefinition {
  return defineForm({
    ...common,
    id: 'trade-in-condition',
    title: 'Your car’s condition',
    submitLabel: 'Continue',
    fields: questions.map(({ id, text, options }) => ({
      type: 'radio',
      name: answerName(id),
      label: text,
      options,
      required: true,
    })),
  });
}

const offerForm: TradeInDefinition = defineForm({
  ...common,
  id: 'trade-in-offer',
  title: 'Your details',
  submitLabel: 'Ask for an appraisal',
  fields: [
    ...aboutYou,
    ...placeQuestions,
    contactMethod,
    { type: 'yes-no', name: 'finance', label: 'Are you interested in finance?' },
    { ...comments, required: false, bySite: false },
    ...consents,
  ],
});

/** The form of a step. */
export function tradeInForm(step: TradeInStep, context: TradeInContext): TradeInDefinition {
  if (step === 'vehicle') return vehicleForm(context);
  if (step === 'condition') return conditionForm(context);
  return step === 'rego' ? regoForm : offerForm;
}
