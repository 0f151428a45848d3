import type { Meta, StoryObj } from '@storybook/react-vite';
import { PaymentMethods } from './PaymentMethods.tsx';

const meta = {
  title: 'Content/PaymentMethods',
  component: PaymentMethods,
  args: {},
} satisfies Meta<typeof PaymentMethods>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
