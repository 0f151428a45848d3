import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@forecourt/ui';
import { longVehicle, sampleVehicle } from '../../testing/index.ts';
import { DealerComments } from '../DealerComments/DealerComments.tsx';
import { FeatureList } from '../FeatureList/FeatureList.tsx';
import { VehicleTabs } from './VehicleTabs.tsx';

const comments = {
  id: 'story-comments',
  label: 'Dealer Comments',
  content: <DealerComments comments={sampleVehicle.dealercomments} title={null} />,
};
const features = {
  id: 'story-features',
  label: 'Features',
  content: <FeatureList features={sampleVehicle.standardEquipment} title={null} />,
};
const more = ['What’s Included', 'Why Buy From Us?', 'Reserve Online', 'Protect Your Car'].map((label, place) => ({
  id: `story-${place}`,
  label,
  content: <Text>{label}: a few words about it.</Text>,
}));

const meta = {
  title: 'Vehicle/VehicleTabs',
  tags: ['picture'],
  component: VehicleTabs,
  args: { label: 'About this vehicle', tabs: [comments, features] },
} satisfies Meta<typeof VehicleTabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Six: Story = { args: { tabs: [comments, ...more, features] } };
export const One: Story = { args: { tabs: [comments] } };
export const Empty: Story = { args: { tabs: [] } };
export const LongText: Story = {
  args: {
    tabs: [
      { ...comments, content: <DealerComments comments={longVehicle.dealercomments} title={null} /> },
      { ...features, label: 'Everything that this one comes with from the factory and from us' },
    ],
  },
};
