import type { Meta, StoryObj } from '@storybook/react-vite';

import { ReservedLine } from './ReservedLine.tsx';

const meta = {
  title: 'Vehicle/ReservedLine',
  component: ReservedLine,
  args: { vehicleId: 'car-held', timeZone: 'Australia/Perth' },
} satisfies Meta<typeof ReservedLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
