import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocation, sampleOpenNow } from '../../testing/index.ts';
import { SpecialDays } from './SpecialDays.tsx';

const meta = {
  title: 'Locations/SpecialDays',
  component: SpecialDays,
  args: { location: sampleLocation, now: new Date('2026-12-18T02:00:00Z') },
} satisfies Meta<typeof SpecialDays>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** No other hours within a fortnight. */
export const Empty: Story = { args: { now: sampleOpenNow } };
