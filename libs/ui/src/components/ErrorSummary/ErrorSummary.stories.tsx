import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorSummary } from './ErrorSummary.tsx';

const meta = {
  title: 'UI/ErrorSummary',
  tags: ['picture'],
  component: ErrorSummary,
  args: {
    title: 'Please fix the following errors:',
    errors: [
      { fieldId: 'name', message: 'Give your first name' },
      { fieldId: 'email', message: 'Give an e-mail address such as name@example.com' },
    ],
  },
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    errors: [
      {
        fieldId: 'phone',
        message: 'Give an Australian phone number with its area code, such as 08 9300 0000 or 0412 345 678',
      },
    ],
  },
};
