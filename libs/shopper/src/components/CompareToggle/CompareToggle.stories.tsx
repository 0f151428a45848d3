import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehicle } from '../../testing/index.ts';
import { withVehicles } from '../../testing/withVehicles.tsx';
import { CompareToggle } from './CompareToggle.tsx';

const meta = {
  title: 'Shopper/CompareToggle',
  component: CompareToggle,
  args: { vehicle: sampleVehicle },
} satisfies Meta<typeof CompareToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { decorators: [withVehicles('catalogue-compare-on', 'compare', [sampleVehicle])] };
