import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'UI/TextField',
  tags: ['picture'],
  component: TextField,
  args: { label: 'First name', name: 'name', autoComplete: 'given-name', required: true },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { defaultValue: 'Alex' } };
export const Error: Story = { args: { error: 'Give your first name' }, tags: ['axe'] };
export const Optional: Story = { args: { required: false } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Registration number of the vehicle that you would like to trade in',
    hint: 'As on the number plate or on the papers; spaces do not matter.',
  },
};
