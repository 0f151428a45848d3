import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepOnDevice, sampleSummaries } from '../../testing/index.ts';
import { withVehicles } from '../../testing/withVehicles.tsx';
import { CompareTray } from './CompareTray.tsx';

const meta = {
  title: 'Shopper/CompareTray',
  component: CompareTray,
  args: {},
  beforeEach: () => keepOnDevice('harbour-toyota', 'compare', sampleSummaries.slice(0, 3)),
} satisfies Meta<typeof CompareTray>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = {
  decorators: [withVehicles('catalogue-compare-one', 'compare', sampleSummaries.slice(0, 1))],
};
export const Empty: Story = { decorators: [withVehicles('catalogue-compare-empty', 'compare', [])] };
export const LongText: Story = {
  decorators: [withVehicles('catalogue-compare-full', 'compare', [...sampleSummaries].reverse().slice(0, 4))],
};
