import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocation, sampleOpenNow } from '../../testing/index.ts';
import { OpeningStatus } from './OpeningStatus.tsx';

const meta = {
  title: 'Locations/OpeningStatus',
  component: OpeningStatus,
  args: { location: sampleLocation, now: sampleOpenNow },
} satisfies Meta<typeof OpeningStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Closed: Story = { args: { now: new Date('2026-11-01T02:00:00Z') } };
