import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@forecourt/ui';
import { samplePurchaseVehicle } from '../../testing/index.ts';
import { NotAvailable } from './NotAvailable.tsx';

const meta = {
  title: 'Purchase/NotAvailable',
  component: NotAvailable,
  args: {
    reason: 'reserved',
    wanted: 'reserve',
    vehicle: samplePurchaseVehicle,
    similar: <Text>Vehicles like this one</Text>,
  },
} satisfies Meta<typeof NotAvailable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sold: Story = { args: { reason: 'sold' } };
export const NotOffered: Story = { args: { reason: 'not-offered' } };
export const NotSoldOnline: Story = { args: { reason: 'not-offered', wanted: 'buy' } };
export const NoPrice: Story = { args: { reason: 'no-price', wanted: 'buy' } };
export const NoPayment: Story = { args: { reason: 'no-payment' } };
export const LongText: Story = {
  args: { vehicle: { slug: 'prado', name: '2018 Toyota LandCruiser Prado Kakadu with a name that goes on and on' } },
};
