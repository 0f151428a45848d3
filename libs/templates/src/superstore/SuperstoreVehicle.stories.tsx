import { sampleSoldVehicle } from '@forecourt/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { bareVehicle, longVehicle } from '@forecourt/vehicle/testing';
import { Shell } from '../pages/Shell.tsx';
import { sampleVehiclePage } from '../testing/index.ts';
import { SuperstoreVehicle } from './SuperstoreVehicle.tsx';

const meta = {
  title: 'Templates/Superstore/Vehicle',
  component: SuperstoreVehicle,
  parameters: { layout: 'fullscreen' },
  args: sampleVehiclePage('superstore'),
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof SuperstoreVehicle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };

export const LongText: Story = { args: { vehicle: longVehicle } };

export const Empty: Story = { args: { vehicle: bareVehicle, similar: [] } };
