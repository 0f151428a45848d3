import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocation, sampleOpenNow } from '../../testing/index.ts';
import { OpenNow } from './OpenNow.tsx';

const { opening_hours: week } = sampleLocation.contact_detail;
const withHours = (opening_hours: typeof week) => ({
  ...sampleLocation,
  contact_detail: { opening_hours, special_hours: [] },
});
const always = { status: 'Open', open: '00:00', close: '24:00' } as const;
const never = { status: 'Closed', open: null, close: null } as const;

const meta = {
  title: 'Locations/OpenNow',
  component: OpenNow,
  args: { location: sampleLocation, now: sampleOpenNow },
} satisfies Meta<typeof OpenNow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By the clock of the story's viewer. */
export const Default: Story = {};
export const AlwaysOpen: Story = { args: { location: withHours(week.map((day) => ({ ...day, ...always }))) } };
export const NeverOpen: Story = { args: { location: withHours(week.map((day) => ({ ...day, ...never }))) } };
export const Empty: Story = { args: { location: withHours([]) } };
