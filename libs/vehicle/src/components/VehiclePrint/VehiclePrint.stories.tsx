import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSite } from '@forecourt/domain/testing';
import {
  bareVehicle,
  longVehicle,
  sampleCaravan,
  sampleNow,
  sampleSoldVehicle,
  sampleVehicle,
} from '../../testing/index.ts';
import { VehiclePrint } from './VehiclePrint.tsx';

const meta = {
  title: 'Vehicle/VehiclePrint',
  tags: ['picture'],
  component: VehiclePrint,
  args: { vehicle: sampleVehicle, site: sampleSite, now: sampleNow },
} satisfies Meta<typeof VehiclePrint>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Caravan: Story = { args: { vehicle: sampleCaravan } };
export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };
export const Empty: Story = { args: { vehicle: bareVehicle } };
export const LongText: Story = { args: { vehicle: longVehicle } };
