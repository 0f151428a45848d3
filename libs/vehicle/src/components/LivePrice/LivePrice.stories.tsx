import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageVehicle } from '../../model/pageVehicle.ts';
import { bareVehicle, longVehicle, samplePage } from '../../testing/index.ts';
import { LivePrice } from './LivePrice.tsx';

const meta = {
  title: 'Vehicle/LivePrice',
  component: LivePrice,
  args: { vehicle: samplePage },
} satisfies Meta<typeof LivePrice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { vehicle: pageVehicle(bareVehicle) } };
export const LongText: Story = { args: { vehicle: pageVehicle(longVehicle) } };
