import { sampleLocations, sampleOpenNow } from '@forecourt/locations/testing';
import { Button } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehiclePage } from '../testing/index.ts';
import { VehiclePlace } from './VehiclePlace.tsx';

const { site, vehicle } = sampleVehiclePage('franchise');
const [home, ...others] = sampleLocations;

const meta = {
  title: 'Templates/Sections/VehiclePlace',
  component: VehiclePlace,
  args: { site, vehicle, now: sampleOpenNow },
} satisfies Meta<typeof VehiclePlace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The vehicle can be brought to other locations. */
export const Many: Story = {
  args: {
    site: {
      ...site,
      locations: [{ ...home!, distribution_locations: others.map(({ id }) => id) }, ...others],
    },
  },
};

/** An email button of the host, in place of the link to the enquiry. */
export const OwnEmail: Story = { args: { email: ({ name }) => <Button variant="secondary">Write to {name}</Button> } };

/** Without a location there is no section. */
export const Empty: Story = { args: { site: { ...site, locations: [] } } };
