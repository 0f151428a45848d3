import type { Meta, StoryObj } from '@storybook/react-vite';
import { scaleMarks } from '../../model/fieldSchema.ts';
import { ScaleField } from './ScaleField.tsx';

const meta = {
  title: 'Forms/ScaleField',
  tags: ['picture'],
  component: ScaleField,
  args: {
    name: 'recommendation',
    label: 'How likely are you to recommend us to a friend?',
    required: true,
    marks: scaleMarks({ min: 0, max: 10 }),
    minLabel: 'Not at all likely',
    maxLabel: 'Extremely likely',
    defaultValue: '9',
  },
} satisfies Meta<typeof ScaleField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { defaultValue: undefined, required: false, hint: 'Say what you think.' } };
export const Short: Story = { args: { marks: scaleMarks({ min: 1, max: 5 }), defaultValue: '3' } };
export const Error: Story = {
  args: { defaultValue: undefined, error: 'Choose a number from 0 to 10.' },
  tags: ['axe'],
};
export const LongText: Story = {
  args: {
    label: 'How likely are you to recommend the Fremantle pre-owned centre to a friend who is looking for a vehicle?',
    minLabel: 'I would rather tell all my friends to go elsewhere',
    maxLabel: 'I have told all my friends about you already',
  },
};
