import { Button } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { VendorCard } from './VendorCard.tsx';

const meta = {
  title: 'Content/VendorCard',
  component: VendorCard,
  args: {
    title: 'What is your car worth?',
    words: 'Three questions, and an estimate on this page.',
    provider: 'Numbat Valuations',
    action: <Button variant="secondary">Value my car</Button>,
  },
} satisfies Meta<typeof VendorCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutJavaScript: Story = { args: { action: <a href="/contact">Ask us for a valuation</a> } };

export const LongText: Story = {
  args: {
    title: 'What is the car worth that you drive today, and that you would like to trade in?',
    words: 'We ask for make, year, distance and condition, and show at once what dealers have paid for cars like it.',
    provider: 'The Independent Valuation Company of Australia and New Zealand',
  },
};
