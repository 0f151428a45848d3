import { sampleSoldVehicle } from '@forecourt/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehiclePage } from '../testing/index.ts';
import { inShell } from '../testing/inShell.tsx';
import { SuperstoreVehicle } from './SuperstoreVehicle.tsx';

const meta = {
  title: 'Templates/Superstore/Vehicle',
  tags: ['picture', 'whole-page'],
  component: SuperstoreVehicle,
  parameters: { layout: 'fullscreen' },
  args: sampleVehiclePage('superstore'),
  decorators: [inShell],
} satisfies Meta<typeof SuperstoreVehicle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };
