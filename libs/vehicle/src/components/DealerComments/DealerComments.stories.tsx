import type { Meta, StoryObj } from '@storybook/react-vite';
import { longVehicle, sampleVehicle } from '../../testing/index.ts';
import { DealerComments } from './DealerComments.tsx';

const meta = {
  title: 'Vehicle/DealerComments',
  component: DealerComments,
  args: { comments: sampleVehicle.dealercomments },
} satisfies Meta<typeof DealerComments>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { comments: '' } };
export const LongText: Story = { args: { comments: longVehicle.dealercomments } };
