import type { Meta, StoryObj } from '@storybook/react-vite';
import { summariseVehicle } from '@forecourt/domain';
import { longVehicle, sampleNow, sampleSummaries } from '../../testing/index.ts';
import { SimilarVehicles } from './SimilarVehicles.tsx';

const meta = {
  title: 'Vehicle/SimilarVehicles',
  component: SimilarVehicles,
  args: { vehicles: sampleSummaries, now: sampleNow, more: { href: '/search?body=SUV', label: 'All SUVs' } },
} satisfies Meta<typeof SimilarVehicles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { vehicles: sampleSummaries.slice(0, 1) } };
export const Empty: Story = { args: { vehicles: [] } };
export const LongText: Story = { args: { vehicles: [summariseVehicle(longVehicle), ...sampleSummaries] } };
