import type { Meta, StoryObj } from '@storybook/react-vite';

import { UsedFeatureStrip } from './UsedFeatureStrip.tsx';

const meta = {
  title: 'Vehicle/UsedFeatureStrip',
  component: UsedFeatureStrip,
  args: {
    features: [
      { icon: 'wrench', text: '90-point inspection' },
      { icon: 'shield', text: 'Extra one-year warranty' },
      { icon: 'calendar', text: 'Registered until March 2027' },
      { icon: 'star', text: '5-star ANCAP safety rating' },
    ],
  },
} satisfies Meta<typeof UsedFeatureStrip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { features: [{ icon: 'document', text: 'History report available' }] } };
export const Empty: Story = { args: { features: [] } };
export const LongText: Story = {
  args: {
    features: [
      { icon: 'check', text: 'Every car leaves us with a fresh service, a full tank and a new set of floor mats' },
      { icon: 'check', text: 'Guaranteed title' },
    ],
  },
};
