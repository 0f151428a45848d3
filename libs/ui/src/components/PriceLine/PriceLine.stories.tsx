import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../Text/Text.tsx';
import { PriceLine } from './PriceLine.tsx';

const sale = { kind: 'sale', amount: 4_299_000, was: null, priceType: 'Drive Away' } as const;
const rented = { kind: 'subscription', rent: { amount: 29_900, per: 'week' }, sale } as const;

const meta = {
  title: 'UI/PriceLine',
  tags: ['picture'],
  component: PriceLine,
  args: { price: sale },
  render: (args) => (
    <Text size="large">
      <PriceLine {...args} />
    </Text>
  ),
} satisfies Meta<typeof PriceLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Subscription: Story = { args: { price: rented } };
export const SubscriptionInBrief: Story = { args: { price: rented, brief: true } };
export const InWords: Story = { args: { price: { kind: 'words', text: 'Enquire for price.' } } };
