import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocation, sampleOpenNow, sampleServiceLocation } from '../../testing/index.ts';
import { OpeningHours } from './OpeningHours.tsx';

const meta = {
  title: 'Locations/OpeningHours',
  tags: ['picture'],
  component: OpeningHours,
  args: { location: sampleLocation, now: sampleOpenNow },
} satisfies Meta<typeof OpeningHours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SpecialDay: Story = { args: { now: new Date('2026-12-25T02:00:00Z') } };

export const AppointmentSaturday: Story = {
  args: {
    location: { ...sampleServiceLocation, appointment_saturdays_from: '2025-06-14' },
    now: new Date('2026-11-14T02:00:00Z'),
  },
};
