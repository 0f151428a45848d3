import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehicle } from '../../testing/index.ts';
import { RememberViewed } from './RememberViewed.tsx';

const meta = {
  title: 'Shopper/RememberViewed',
  component: RememberViewed,
  args: { vehicle: sampleVehicle },
} satisfies Meta<typeof RememberViewed>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
