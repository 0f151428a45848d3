import type { Meta, StoryObj } from '@storybook/react-vite';
import { readOrder } from '../../model/order.ts';
import { quote } from '../../model/quote.ts';
import { sampleOrder, samplePurchaseContext, samplePurchaseVehicle } from '../../testing/index.ts';
import { PurchaseDone } from './PurchaseDone.tsx';

const { values } = readOrder(sampleOrder, samplePurchaseContext);

const meta = {
  title: 'Purchase/PurchaseDone',
  component: PurchaseDone,
  args: {
    cancelHref: '/reservations/R-7K2M9/cancel',
    vehicle: samplePurchaseVehicle,
    quote: quote(values, samplePurchaseContext),
    reference: 'R-7K2M9',
    until: '2026-11-28T06:15:00Z',
    timeZone: 'Australia/Perth',
    name: 'Robin',
  },
} satisfies Meta<typeof PurchaseDone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithGuarantee: Story = { args: { moneyBackHours: 48 } };
export const Bare: Story = { args: { name: undefined, until: null, quote: quote({}, samplePurchaseContext) } };
export const LongText: Story = {
  args: { name: 'Wolfeschlegelsteinhausenbergerdorff', reference: '018f3c2a-7c1b-7e2a-9b58-5d4a4f0c7be1' },
};
