import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { longVehicle, sampleVehicle } from '../../testing/index.ts';
import { VehicleShare } from './VehicleShare.tsx';

const meta = {
  title: 'Vehicle/VehicleShare',
  component: VehicleShare,
  args: { name: sampleVehicle.name, url: `https://www.harbourtoyota.example/cars/${sampleVehicle.slug}` },
} satisfies Meta<typeof VehicleShare>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    within(canvasElement).getByText('Share').closest('details')?.setAttribute('open', '');
    await within(canvasElement).findByRole('button', { name: 'Copy link' });
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const LongText: Story = { ...Open, args: { name: longVehicle.name } };
