import type { Meta, StoryObj } from '@storybook/react-vite';
import { CancelForm } from './CancelForm.tsx';

const meta = {
  title: 'Purchase/CancelForm',
  component: CancelForm,
  args: { action: () => Promise.resolve(null), amount: '$200', keepHref: '/cars/rav4/checkout/R-7K2M9' },
} satisfies Meta<typeof CancelForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = {
  tags: ['axe'],
  args: {
    error: 'Something went wrong. Reload this page to see if your reservation is cancelled, or call us.',
  },
};
