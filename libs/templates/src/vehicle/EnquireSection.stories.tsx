import { sampleSoldVehicle } from '@forecourt/domain/testing';
import { Heading, Text } from '@forecourt/ui';
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

export const LongText: Story = {
  args: {
    children: (
      <>
        <Heading level={2} size="title">
          Ask us about this caravan, its awning, its solar panels and everything that comes with it
        </Heading>
        <Text>{'We answer every question on the day on which you ask it. '.repeat(12)}</Text>
      </>
    ),
  },
};
