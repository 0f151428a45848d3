import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'UI/Tabs',
  tags: ['picture'],
  component: Tabs,
  args: {
    label: 'Search for',
    tabs: [
      { id: 'new', label: 'New', content: 'Built to order or in stock.' },
      { id: 'used', label: 'Used', content: 'Inspected, with a warranty.' },
      { id: 'demo', label: 'Demo', content: 'Driven by our team, priced to go.' },
    ],
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    tabs: ['Performance and engine', 'Dimensions and weights', 'Safety and security', 'Comfort and convenience'].map(
      (label, place) => ({
        id: `part-${place}`,
        label,
        content: `${label} of this vehicle, as its manufacturer states them.`,
      }),
    ),
  },
};
