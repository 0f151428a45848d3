import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArrival, sampleLocation } from '../../testing/index.ts';
import { ArrivalNotes } from './ArrivalNotes.tsx';

const meta = {
  title: 'Locations/ArrivalNotes',
  component: ArrivalNotes,
  args: { location: sampleArrival },
} satisfies Meta<typeof ArrivalNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = {
  args: {
    location: {
      ...sampleArrival,
      services: [],
      arrival: { ...sampleLocation.arrival, parking: 'Free, behind the showroom.' },
    },
  },
};

export const LongText: Story = {
  args: {
    location: {
      ...sampleArrival,
      arrival: { ...sampleArrival.arrival, frontage: `${sampleArrival.arrival.frontage} `.repeat(4).trim() },
    },
  },
};

export const Empty: Story = { args: { location: sampleLocation } };
