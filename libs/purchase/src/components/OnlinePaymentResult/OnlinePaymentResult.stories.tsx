import type { Meta, StoryObj } from '@storybook/react-vite';
import { OnlinePaymentResult } from './OnlinePaymentResult.tsx';

const meta = {
  title: 'Purchase/OnlinePaymentResult',
  component: OnlinePaymentResult,
  args: {
    state: 'paid',
    amount: 125_050,
    purpose: 'Service',
    reference: 'INV-20418',
    receipt: 'A1B2C3D4',
    payee: 'Harbour Toyota North Fremantle',
    paidAt: '2026-11-28T06:15:00Z',
    timeZone: 'Australia/Perth',
    href: '/online-payment/a1b2c3d4',
    tryAgainHref: '/online-payment?again=a1b2c3d4',
  },
} satisfies Meta<typeof OnlinePaymentResult>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** Polls an address that never answers, so that the story's page stays. */
export const Loading: Story = {
  args: { state: 'paying', paidAt: null, statusUrl: '/never', paymentUrl: 'https://pay.example/1' },
};
export const Error: Story = { args: { state: 'failed', paidAt: null }, tags: ['axe'] };
export const Abandoned: Story = { args: { state: 'abandoned', paidAt: null } };
export const LongText: Story = {
  args: {
    amount: 99_999_999,
    purpose: 'Excess of an insurance claim for hail damage to a vehicle',
    reference: 'INV-2026-11-000000000000000000000000000000000000000020418',
    payee: 'Harbour Toyota North Fremantle and South Metropolitan Pre-owned Centre',
  },
};
