import type { Meta, StoryObj } from '@storybook/react-vite';

import { PaymentMethods } from './PaymentMethods.tsx';

const meta = {
  title: 'UI/PaymentMethods',
  component: PaymentMethods,
  args: {},
} satisfies Meta<typeof PaymentMethods>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const CardsOnly: Story = { args: { methods: ['Mastercard', 'Visa', 'Maestro'] } };
export const Empty: Story = { args: { methods: [] } };
