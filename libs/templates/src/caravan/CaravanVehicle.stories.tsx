import { sampleSoldVehicle } from '@forecourt/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehiclePage } from '../testing/index.ts';
import { inShell } from '../testing/inShell.tsx';
import { CaravanVehicle } from './CaravanVehicle.tsx';

const meta = {
  title: 'Templates/Caravan/Vehicle',
  tags: ['picture', 'whole-page'],
  component: CaravanVehicle,
  parameters: { layout: 'fullscreen' },
  args: sampleVehiclePage('caravan'),
  decorators: [inShell],
} satisfies Meta<typeof CaravanVehicle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };
