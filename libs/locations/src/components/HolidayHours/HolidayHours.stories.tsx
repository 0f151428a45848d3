import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocation, sampleOpenNow } from '../../testing/index.ts';
import { HolidayHours } from './HolidayHours.tsx';

const meta = {
  title: 'Locations/HolidayHours',
  component: HolidayHours,
  args: { location: sampleLocation, now: sampleOpenNow },
} satisfies Meta<typeof HolidayHours>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
