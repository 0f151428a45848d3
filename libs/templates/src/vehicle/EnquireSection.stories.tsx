import { sampleSoldVehicle } from '@forecourt/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehiclePage } from '../testing/index.ts';
import { EnquireSection } from './EnquireSection.tsx';

const { site, vehicle, slots } = sampleVehiclePage('franchise');

const meta = {
  title: 'Templates/Sections/EnquireSection',
  component: EnquireSection,
  args: { site, vehicle, children: slots.enquire },
} satisfies Meta<typeof EnquireSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The section has the name of another question. */
export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };
