import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountPanel } from './AccountPanel.tsx';

const meta = {
  title: 'Shopper/AccountPanel',
  component: AccountPanel,
  args: {
    phone: '0412 345 678',
    next: { href: '/my-garage', label: 'Go to my garage' },
    signOut: () => Promise.resolve(),
    signOutEverywhere: () => Promise.resolve(),
  },
} satisfies Meta<typeof AccountPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { next: { href: '/search', label: 'Back to the vehicles that you were looking at before you signed in' } },
};
