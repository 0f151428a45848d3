import { sampleSoldVehicle } from '@forecourt/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareVehicle, longVehicle } from '@forecourt/vehicle/testing';
import { Shell } from '../pages/Shell.tsx';
import { sampleVehiclePage } from '../testing/index.ts';
import { FranchiseVehicle } from './FranchiseVehicle.tsx';

const meta = {
  title: 'Templates/Franchise/Vehicle',
  component: FranchiseVehicle,
  parameters: { layout: 'fullscreen' },
  args: sampleVehiclePage('franchise'),
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof FranchiseVehicle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };

export const LongText: Story = { args: { vehicle: longVehicle } };

export const Empty: Story = { args: { vehicle: bareVehicle, similar: [] } };
