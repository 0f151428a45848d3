import { Heading, Text } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehiclePage } from '../testing/index.ts';
import { VehicleLayout } from './VehicleLayout.tsx';

const page = sampleVehiclePage('superstore');

const meta = {
  title: 'Templates/Sections/VehicleLayout',
  component: VehicleLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    ...page,
    children: (
      <section>
        <Heading level={2}>Sections of the template</Heading>
        <Text>They stand between the pictures and the similar vehicles.</Text>
      </section>
    ),
  },
} satisfies Meta<typeof VehicleLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Parts of a host in the places that it can fill. */
export const OwnParts: Story = {
  args: {
    slots: {
      ...page.slots,
      finance: <Text>From $180 per week</Text>,
      belowPrice: <Text>A note of a vendor</Text>,
      call: <Text>Call us on 08 9335 0100</Text>,
      sidebar: <Text>Another note of a vendor</Text>,
      viewed: <Text>Vehicles that you have seen</Text>,
    },
  },
};
