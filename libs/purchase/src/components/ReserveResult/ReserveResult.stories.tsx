import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@forecourt/ui';
import { samplePurchaseVehicle } from '../../testing/index.ts';
import { ReserveResult } from './ReserveResult.tsx';

const meta = {
  title: 'Purchase/ReserveResult',
  component: ReserveResult,
  args: {
    state: 'held',
    vehicle: samplePurchaseVehicle,
    until: '2026-11-28T06:15:00Z',
    timeZone: 'Australia/Perth',
    amount: 20_000,
    reference: 'R-7K2M9',
    href: '#here',
    tryAgainHref: '/cars/rav4/checkout',
    cancelHref: '/reservations/R-7K2M9/cancel',
    similar: <Text>Vehicles like this one</Text>,
  },
} satisfies Meta<typeof ReserveResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Never answers, so that the story stays as it is. */
export const Paying: Story = {
  tags: ['axe'],
  args: { state: 'paying', until: null, statusUrl: 'data:application/json,{"state":"paying"}' },
};
export const PayingWithWayBack: Story = { args: { ...Paying.args, paymentUrl: 'https://pay.example/session' } };
export const Failed: Story = { args: { state: 'failed', until: null }, tags: ['axe'] };
export const Abandoned: Story = { args: { state: 'abandoned', until: null } };
export const Lost: Story = { args: { state: 'lost', until: null } };
export const Refused: Story = { args: { state: 'refused', refusedFor: 'person', until: null }, tags: ['axe'] };
export const Lapsed: Story = { args: { state: 'lapsed', refund: 'done' } };
export const Refunded: Story = { args: { state: 'refunded', until: null, refund: 'done' } };
export const RefundDue: Story = { args: { state: 'refunded', until: null, refund: 'due' } };
export const Completed: Story = { args: { state: 'completed', until: null } };
export const LongText: Story = {
  args: {
    reference: '018f3c2a-7c1b-7e2a-9b58-5d4a4f0c7be1-018f3c2a-7c1b-7e2a',
    vehicle: { ...samplePurchaseVehicle, name: '2018 Toyota LandCruiser Prado Kakadu with a very long name indeed' },
  },
};
