import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePurchaseVehicle } from '../../testing/index.ts';
import { CancelReservation } from './CancelReservation.tsx';

const meta = {
  title: 'Purchase/CancelReservation',
  component: CancelReservation,
  args: {
    state: 'held',
    refund: null,
    name: samplePurchaseVehicle.name,
    vehicle: samplePurchaseVehicle,
    amount: 20_000,
    until: '2026-11-28T06:15:00Z',
    timeZone: 'Australia/Perth',
    reference: 'R-7K2M9',
    action: () => Promise.resolve(null),
    reservationHref: '/cars/rav4/checkout/R-7K2M9',
    reserveHref: '/cars/rav4/checkout',
    callHref: '/call',
    searchHref: '/search',
  },
} satisfies Meta<typeof CancelReservation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refunded: Story = { args: { state: 'refunded', refund: 'done', until: null } };
export const RefundDue: Story = { args: { state: 'refunded', refund: 'due', until: null } };
export const NothingTaken: Story = { args: { state: 'refunded', until: null } };
export const Lapsed: Story = { args: { state: 'lapsed', refund: 'done', until: null } };
export const Sold: Story = { args: { state: 'completed', until: null } };
export const NotPaidYet: Story = { args: { state: 'paying', until: null } };
export const NeverPaid: Story = { args: { state: 'failed', until: null } };
export const VehicleGone: Story = { args: { vehicle: null, reservationHref: null, reserveHref: null } };
export const LongText: Story = {
  args: {
    amount: 123_456_700,
    reference: '018f3c2a-7c1b-7e2a-9b58-5d4a4f0c7be1',
    vehicle: { ...samplePurchaseVehicle, name: '2018 Toyota LandCruiser Prado Kakadu with a very long name indeed' },
  },
};
