import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageVehicle } from '../../model/pageVehicle.ts';
import { longVehicle, sampleNow, samplePage, sampleSoldVehicle } from '../../testing/index.ts';
import { LiveTag } from './LiveTag.tsx';

const meta = {
  title: 'Vehicle/LiveTag',
  component: LiveTag,
  args: { vehicle: { ...samplePage, reserved: true }, renderedAt: sampleNow.getTime() },
} satisfies Meta<typeof LiveTag>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Sold: Story = { args: { vehicle: pageVehicle(sampleSoldVehicle) } };
export const Empty: Story = { args: { vehicle: { ...samplePage, certified: false } } };
export const LongText: Story = { args: { vehicle: pageVehicle(longVehicle) } };
