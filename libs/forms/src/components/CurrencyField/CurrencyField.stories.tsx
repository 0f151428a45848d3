import type { Meta, StoryObj } from '@storybook/react-vite';
import { CurrencyField } from './CurrencyField.tsx';

const meta = {
  title: 'Forms/CurrencyField',
  component: CurrencyField,
  args: {
    name: 'offer',
    label: 'Your offer',
    required: true,
    defaultValue: '$20,000',
    current: '$20,000',
    quick: [5_000, 10_000, 20_000, 30_000, 50_000, 70_000],
    onAmount: () => undefined,
  },
} satisfies Meta<typeof CurrencyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutAmounts: Story = { args: { quick: [], defaultValue: '', current: '' } };
export const Error: Story = {
  args: { error: 'Enter an amount in dollars, like $12,500.', current: '12.5k' },
  tags: ['axe'],
};
export const LongText: Story = {
  args: { label: 'What you would pay for this vehicle, drive away, with the towing package' },
};
