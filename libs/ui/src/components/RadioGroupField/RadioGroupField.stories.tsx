import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroupField } from './RadioGroupField.tsx';

const meta = {
  title: 'UI/RadioGroupField',
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
export const Error: Story = { args: { error: 'Choose a branch', defaultValue: undefined } };
export const LongText: Story = {
  args: {
    label: 'Which of our branches should get in touch with you about this vehicle?',
    hint: 'Every branch can show you every vehicle; moving it takes up to three days.',
  },
};
