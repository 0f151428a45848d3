import { sampleSite } from '@forecourt/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { formSettings } from '../../model/formSettings.ts';
import { tradeInForm } from '../../model/tradeInForms.ts';
import { usualQuestions } from '../../model/tradeInRules.ts';
import type { FormAction } from '../Form/Form.tsx';
import { TradeInForm } from './TradeInForm.tsx';

const asked = { questions: usualQuestions, isFound: false, year: 2026 };
const of = (step: 'rego' | 'vehicle' | 'condition' | 'offer') => {
  const form = tradeInForm(step, asked);
  return { form, settings: formSettings(sampleSite, form) };
};

const keep: FormAction = (state) => Promise.resolve(state);

const meta = {
  title: 'Forms/TradeInForm',
  component: TradeInForm,
  args: {
    ...of('rego'),
    action: keep,
    buttons: [{ label: 'Find my car', intent: 'continue' }],
  },
} satisfies Meta<typeof TradeInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Vehicle: Story = { args: { ...of('vehicle'), buttons: [{ label: 'Continue', intent: 'continue' }] } };
export const Condition: Story = {
  args: { ...of('condition'), buttons: [{ label: 'Show my estimate', intent: 'continue' }] },
};
export const Offer: Story = {
  args: {
    ...of('offer'),
    values: { phone: '+61412345678' },
    buttons: [
      { label: 'Accept $22,000', intent: 'accept', variant: 'success' },
      { label: 'Ask for an appraisal', intent: 'ask', variant: 'secondary' },
    ],
  },
};
export const Errors: Story = {
  tags: ['axe'],
  args: {
    state: {
      values: { rego: '', regoState: '' },
      fieldErrors: {
        rego: 'Enter the number plate, like 1ABC 234.',
        regoState: 'Choose the state.',
      },
      error: null,
    },
  },
};
