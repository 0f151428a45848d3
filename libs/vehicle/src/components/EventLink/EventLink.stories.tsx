import type { Meta, StoryObj } from '@storybook/react-vite';

import { EventLink } from './EventLink.tsx';

const meta = {
  title: 'Vehicle/EventLink',
  component: EventLink,
  args: {
    href: '/reports/t1001.pdf',
    event: 'historyReport',
    variant: 'secondary',
    icon: 'document',
    children: 'History report',
  },
} satisfies Meta<typeof EventLink>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Quiet: Story = { args: { variant: 'quiet', size: 'small' } };
export const LongText: Story = {
  args: { children: 'Read the history report of this vehicle before you decide', full: true },
};
