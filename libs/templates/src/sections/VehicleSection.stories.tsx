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

export const Sunken: Story = { args: { tone: 'sunken' } };

/** Without vehicles there is no section. */
export const Empty: Story = { args: { vehicles: [] } };
