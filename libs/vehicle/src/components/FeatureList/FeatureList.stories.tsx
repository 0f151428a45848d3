import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehicle } from '../../testing/index.ts';
import { FeatureList } from './FeatureList.tsx';

const meta = {
  title: 'Vehicle/FeatureList',
  component: FeatureList,
  args: { features: sampleVehicle.standardEquipment },
} satisfies Meta<typeof FeatureList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FewFeatures: Story = { args: { features: sampleVehicle.standardEquipment.slice(0, 5) } };
export const Empty: Story = { args: { features: [] } };
export const LongText: Story = {
  args: {
    features: [
      'Eight-way power-adjustable driver’s seat with memory, lumbar support, heating and ventilation',
      'Towbar',
    ],
  },
};
