import { sampleSoldVehicle } from '@forecourt/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehiclePage } from '../testing/index.ts';
import { inShell } from '../testing/inShell.tsx';
import { FranchiseVehicle } from './FranchiseVehicle.tsx';

const meta = {
  title: 'Templates/Franchise/Vehicle',
  tags: ['picture', 'whole-page'],
  component: FranchiseVehicle,
  parameters: { layout: 'fullscreen' },
  args: sampleVehiclePage('franchise'),
  decorators: [inShell],
} satisfies Meta<typeof FranchiseVehicle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };
