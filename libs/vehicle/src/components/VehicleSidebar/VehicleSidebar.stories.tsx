import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@forecourt/ui';
import {
  bareVehicle,
  busySite,
  longVehicle,
  quietSite,
  reservableVehicle,
  sampleCaravan,
  sampleSoldVehicle,
  sampleVehicle,
} from '../../testing/index.ts';
import { PrintButtons } from '../PrintButtons/PrintButtons.tsx';
import { VehicleShare } from '../VehicleShare/VehicleShare.tsx';
import { VehicleSidebar } from './VehicleSidebar.tsx';

const meta = {
  title: 'Vehicle/VehicleSidebar',
  tags: ['picture'],
  component: VehicleSidebar,
  args: {
    vehicle: sampleVehicle,
    site: quietSite,
    finance: <Text tone="muted">Finance box</Text>,
    share: (
      <>
        <VehicleShare name={sampleVehicle.name} url={`https://www.harbourtoyota.example/cars/${sampleVehicle.slug}`} />
        <PrintButtons vehicle={sampleVehicle} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleSidebar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Everything: Story = { args: { vehicle: reservableVehicle, site: busySite } };
export const Reserved: Story = { args: { vehicle: { ...reservableVehicle, reserved: true }, site: busySite } };
export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };
export const Caravan: Story = { args: { vehicle: sampleCaravan } };
export const Empty: Story = { args: { vehicle: bareVehicle, finance: null } };
export const LongText: Story = { args: { vehicle: longVehicle } };
