import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehicle } from '../../testing/index.ts';
import { PrintButtons } from './PrintButtons.tsx';

const meta = {
  title: 'Vehicle/PrintButtons',
  component: PrintButtons,
  args: { vehicle: sampleVehicle },
} satisfies Meta<typeof PrintButtons>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
