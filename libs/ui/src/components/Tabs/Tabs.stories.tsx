import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'UI/Tabs',
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
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Used' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Inspected, with a warranty.');
  },
};
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
