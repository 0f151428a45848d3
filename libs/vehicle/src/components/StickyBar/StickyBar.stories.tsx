import type { Meta, StoryObj } from '@storybook/react-vite';
import { longVehicle, sampleSoldVehicle, sampleVehicle } from '../../testing/index.ts';
import { StickyBar } from './StickyBar.tsx';

const meta = {
  title: 'Vehicle/StickyBar',
  component: StickyBar,
  args: { vehicle: sampleVehicle, call: { href: 'tel:+61893350100' } },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '300vh' }}>
        <p>Scroll down: the bar comes once the buttons of the page are gone.</p>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof StickyBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { call: null } };
export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };
export const LongText: Story = { args: { vehicle: longVehicle } };
