import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNow, sampleStock } from '../testing/index.ts';
import { VehicleSection } from './VehicleSection.tsx';

const vehicles = sampleStock.group;

const meta = {
  title: 'Templates/Sections/VehicleSection',
  component: VehicleSection,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Just arrived',
    text: 'Inspected, priced and ready to drive.',
    more: { href: '/search', label: 'See all our cars' },
    vehicles: vehicles.slice(0, 4),
    now: sampleNow,
  },
} satisfies Meta<typeof VehicleSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = { args: { text: undefined, more: undefined } };

export const One: Story = { args: { vehicles: vehicles.slice(0, 1) } };

export const Many: Story = { args: { vehicles } };

export const Caravans: Story = { args: { title: 'Ready for the road', vehicles: sampleStock.caravan } };

export const Sunken: Story = { args: { tone: 'sunken' } };

export const LongText: Story = {
  args: {
    title: 'New, demonstrator and used vehicles that have just arrived at one of our ten dealerships',
    text: 'Inspected, priced and ready to drive. '.repeat(8),
    more: { href: '/search', label: 'See all new, demonstrator and used vehicles of all our dealerships' },
    vehicles: vehicles.slice(0, 4).map((vehicle) => ({
      ...vehicle,
      name: `${vehicle.name} Dual Cab Extended Wheelbase VX Premium Adventure Anniversary Edition`,
    })),
  },
};

/** Without vehicles there is no section. */
export const Empty: Story = { args: { vehicles: [] } };
