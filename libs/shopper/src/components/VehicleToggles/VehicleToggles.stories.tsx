import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { SignedIn } from '../../testing/SignedIn.tsx';
import { sampleSoldVehicle, sampleVehicle } from '../../testing/index.ts';
import { VehicleToggles } from './VehicleToggles.tsx';

const meta = {
  title: 'Shopper/VehicleToggles',
  component: VehicleToggles,
  args: { vehicle: sampleVehicle },
  decorators: [
    (Story) => (
      <TestSite flags={{ watchlist: true }}>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof VehicleToggles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Split: Story = {
  decorators: [
    (Story) => (
      <TestSite flags={{ watchlist: true, splitSaves: true }}>
        <Story />
      </TestSite>
    ),
  ],
};
export const SavedOnTheWatchlist: Story = {
  decorators: [
    (Story) => (
      <SignedIn site="catalogue-toggles-saved" watchlist={{ ids: [sampleVehicle.id] }}>
        <Story />
      </SignedIn>
    ),
  ],
};
export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };
export const SavedAndSold: Story = {
  args: { vehicle: sampleSoldVehicle },
  decorators: [
    (Story) => (
      <SignedIn site="catalogue-toggles-sold" watchlist={{ ids: [sampleSoldVehicle.id] }}>
        <Story />
      </SignedIn>
    ),
  ],
};
