import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextAreaField } from './TextAreaField.tsx';

const meta = {
  title: 'UI/TextAreaField',
  component: TextAreaField,
  args: { label: 'Comments', name: 'message', hint: 'Up to 1,500 characters' },
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = { args: { error: 'Write a few words so that we can answer' }, tags: ['axe'] };
export const LongText: Story = {
  args: {
    label: 'What would you like to know about this vehicle, its history or its price?',
    defaultValue: 'Is it still there? '.repeat(30),
  },
};
