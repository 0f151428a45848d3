import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckboxField } from './CheckboxField.tsx';

const meta = {
  title: 'UI/CheckboxField',
  tags: ['picture'],
  component: CheckboxField,
  args: { label: 'Keep me up to date with offers', name: 'opt_in' },
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const Error: Story = { args: { error: 'Agree to the terms to go on' }, tags: ['axe'] };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label:
      'I agree that my details are kept and used to answer this enquiry, as the privacy policy of the dealership describes, and that I may be called or written to about it.',
    hint: 'You can change your mind at any time.',
  },
};
