import type { Meta, StoryObj } from '@storybook/react-vite';

import { ViewCount } from './ViewCount.tsx';

const meta = {
  title: 'Vehicle/ViewCount',
  component: ViewCount,
  args: { vehicleId: 'car-looked-at', views: 1_214 },
} satisfies Meta<typeof ViewCount>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Once: Story = { args: { views: 1 } };
export const Empty: Story = { args: { views: 0 } };
