import type { Meta, StoryObj } from '@storybook/react-vite';
import { readOrder } from '../../model/order.ts';
import { quote } from '../../model/quote.ts';
import { sampleOrder, samplePurchaseContext, samplePurchaseVehicle } from '../../testing/index.ts';
import { OrderSummary } from './OrderSummary.tsx';

const { values } = readOrder(sampleOrder, samplePurchaseContext);

const meta = {
  title: 'Purchase/OrderSummary',
  tags: ['picture'],
  component: OrderSummary,
  args: { vehicle: samplePurchaseVehicle, quote: quote(values, samplePurchaseContext) },
} satisfies Meta<typeof OrderSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { quote: quote({}, samplePurchaseContext), vehicle: null } };
export const WithValuation: Story = {
  args: { quote: quote(values, { ...samplePurchaseContext, valuation: { rego: '1ABC234', offer: 5_000_000 } }) },
};
export const ChargesOnTop: Story = { args: { quote: quote({}, { ...samplePurchaseContext, charges: 'extra' }) } };
export const LongText: Story = {
  args: {
    quote: quote(values, {
      ...samplePurchaseContext,
      price: 123_456_789,
      extras: samplePurchaseContext.extras.map((extra) => ({ ...extra, name: `${extra.name} `.repeat(5).trim() })),
    }),
  },
};
