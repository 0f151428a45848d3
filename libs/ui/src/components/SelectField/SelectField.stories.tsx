import type { Meta, StoryObj } from '@storybook/react-vite';
import { SelectField } from './SelectField.tsx';

const meta = {
  title: 'UI/SelectField',
  tags: ['picture'],
  component: SelectField,
  args: {
    label: 'Branch',
    name: 'branch',
    placeholder: 'Choose a branch',
    required: true,
    options: [
      { value: 'perth', label: 'Perth' },
      { value: 'joondalup', label: 'Joondalup' },
      { value: 'mandurah', label: 'Mandurah' },
    ],
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'joondalup' } };
export const Error: Story = { args: { error: 'Choose a branch' }, tags: ['axe'] };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Which of our branches should get in touch with you?',
    hint: 'Every branch can show you every vehicle.',
    options: [{ value: 'a', label: 'Harbour City Toyota, corner of Great Eastern Highway and Roe Street, Midvale' }],
    defaultValue: 'a',
  },
};
