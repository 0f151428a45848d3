import { bareVehicle, reservableVehicle } from '@forecourt/vehicle/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehiclePage } from '../testing/index.ts';
import { InfoSections } from './InfoSections.tsx';

const { site, vehicle, now } = sampleVehiclePage('franchise');
const busySite = { ...site, flags: { ...site.flags, reserveOnline: true, checkout: true, protectYourCar: true } };

const meta = {
  title: 'Templates/Sections/InfoSections',
  component: InfoSections,
  args: { site, vehicle, now, names: ['comments', 'features', 'included', 'why'] },
} satisfies Meta<typeof InfoSections>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { names: ['features'] } };

/** Every section, on a site that takes deposits and sells protection. */
export const Many: Story = {
  args: {
    site: busySite,
    vehicle: reservableVehicle,
    names: ['comments', 'features', 'included', 'why', 'reserve', 'protect'],
  },
};

/** Sections without content are left out. */
export const Empty: Story = { args: { vehicle: bareVehicle, names: ['comments', 'features', 'protect'] } };
