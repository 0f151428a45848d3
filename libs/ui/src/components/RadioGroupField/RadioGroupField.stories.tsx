import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroupField } from './RadioGroupField.tsx';

const meta = {
  title: 'UI/RadioGroupField',
  tags: ['picture'],
  component: RadioGroupField,
  args: {
    label: 'Branch',
    name: 'branch',
    required: true,
    defaultValue: 'perth',
    options: [
      { value: 'perth', label: 'Perth' },
      { value: 'joondalup', label: 'Joondalup' },
      { value: 'mandurah', label: 'Mandurah' },
    ],
  },
} satisfies Meta<typeof RadioGroupField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHints: Story = {
  args: {
    options: [
      { value: 'phone', label: 'Call me', hint: 'Within the hour while we are open' },
      { value: 'email', label: 'Write to me', hint: 'By the end of the next business day' },
    ],
  },
};
export const Error: Story = { args: { error: 'Choose a branch', defaultValue: undefined }, tags: ['axe'] };
export const LongText: Story = {
  args: {
    label: 'Which of our branches should get in touch with you about this vehicle?',
    hint: 'Every branch can show you every vehicle; moving it takes up to three days.',
  },
};
const options = (...labels: string[]) => labels.map((label) => ({ value: label, label }));
/** Four columns on a desktop, two on a phone, one where letters are large. */
export const Row: Story = {
  tags: ['axe'],
  args: {
    layout: 'row',
    label: 'What condition is it in?',
    defaultValue: 'Good',
    options: options('Excellent', 'Good', 'Fair', 'Poor'),
  },
};
export const RowOfTwo: Story = {
  args: { layout: 'row', label: 'Are any warning lights on?', defaultValue: undefined, options: options('No', 'Yes') },
};
export const RowOfThree: Story = {
  args: {
    layout: 'row',
    label: 'Has it ever been in an accident?',
    defaultValue: 'No',
    options: options('No', 'Yes, repaired', 'Yes, not repaired'),
  },
};
export const RowError: Story = { args: { ...RowOfTwo.args, error: 'Choose yes or no' }, tags: ['axe'] };
export const RowDisabled: Story = { args: { ...RowOfThree.args, disabled: true } };
export const RowLongText: Story = {
  args: {
    layout: 'row',
    label: 'How complete is its service history, as far as you know it?',
    hint: 'The logbook and the bills of workshops count alike.',
    defaultValue: undefined,
    options: options(
      'Complete, by authorised dealers only, with every stamp in the logbook',
      'Complete, but some by independent workshops',
      'None that I know of',
    ),
  },
};
