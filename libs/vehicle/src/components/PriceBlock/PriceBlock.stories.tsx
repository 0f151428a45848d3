import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { bareVehicle, longVehicle, sampleVehicle } from '../../testing/index.ts';
import { PriceBlock } from './PriceBlock.tsx';

const meta = {
  title: 'Vehicle/PriceBlock',
  tags: ['picture'],
  component: PriceBlock,
  args: { vehicle: sampleVehicle },
} satisfies Meta<typeof PriceBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Page: Story = { args: { size: 'page' } };
export const PageNeverReduced: Story = { args: { size: 'page', vehicle: { ...sampleVehicle, before_price: null } } };
export const PageWithoutType: Story = { args: { size: 'page', vehicle: { ...sampleVehicle, price_type: null } } };
export const PageWithoutPrice: Story = { args: { size: 'page', vehicle: bareVehicle } };
export const WithoutPrice: Story = { args: { vehicle: bareVehicle } };
export const Preorder: Story = { args: { vehicle: { ...bareVehicle, preorder: true } } };
const rented: Story = {
  args: { vehicle: { ...sampleVehicle, subscription_price: 29_900 } },
  decorators: [
    (Story) => (
      <TestSite flags={{ subscriptions: true }}>
        <Story />
      </TestSite>
    ),
  ],
};
export const Subscription: Story = rented;
export const PageSubscription: Story = { ...rented, args: { ...rented.args, size: 'page' } };
export const BelowMarket: Story = {
  args: {
    vehicle: { ...sampleVehicle, autograb_data: { state_average_market_price: 4_549_000, average_market_price: null } },
  },
  decorators: [
    (Story) => (
      <TestSite flags={{ marketPriceBadge: true }}>
        <Story />
      </TestSite>
    ),
  ],
};
export const LongText: Story = { args: { vehicle: longVehicle } };
