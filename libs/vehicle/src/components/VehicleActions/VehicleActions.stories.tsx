import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { sampleSoldVehicle, sampleVehicle } from '../../testing/index.ts';
import { VehicleActions } from './VehicleActions.tsx';

const meta = {
  title: 'Vehicle/VehicleActions',
  component: VehicleActions,
  args: { vehicle: { ...sampleVehicle, payment_processors: ['card'], file: '/reports/t1001.pdf' } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleActions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Everything: Story = {
  decorators: [
    (Story) => (
      <TestSite flags={{ checkout: true, onlinePurchase: true, tradeIn: true }}>
        <Story />
      </TestSite>
    ),
  ],
};
export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };
