import { sampleCaravan } from '@forecourt/domain/testing';
import { bareVehicle } from '@forecourt/vehicle/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePageSite, sampleVehiclePage } from '../testing/index.ts';
import { VehicleFigures } from './VehicleFigures.tsx';

const { site, vehicle, now } = sampleVehiclePage('franchise');

const meta = {
  title: 'Templates/Sections/VehicleFigures',
  component: VehicleFigures,
  args: { site, vehicle, now },
} satisfies Meta<typeof VehicleFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Caravan: Story = { args: { site: samplePageSite.caravan, vehicle: sampleCaravan } };

/** The site says of a vehicle that it is not registered. */
export const Unregistered: Story = {
  args: {
    site: { ...site, flags: { ...site.flags, unregisteredNotice: true } },
    vehicle: { ...vehicle, rego_expiry: '2026-01-31' },
  },
};

/** A vehicle of which little is known. */
export const Empty: Story = { args: { vehicle: bareVehicle } };
