import { sampleSoldVehicle } from '@forecourt/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehiclePage } from '../testing/index.ts';
import { inShell } from '../testing/inShell.tsx';
import { GroupVehicle } from './GroupVehicle.tsx';

const meta = {
  title: 'Templates/Group/Vehicle',
  tags: ['picture', 'whole-page'],
  component: GroupVehicle,
  parameters: { layout: 'fullscreen' },
  args: sampleVehiclePage('group'),
  decorators: [inShell],
} satisfies Meta<typeof GroupVehicle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };
