import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleAccessories } from '../../testing/index.ts';
import { AccessoryRail } from './AccessoryRail.tsx';

const meta = {
  title: 'Range/AccessoryRail',
  component: AccessoryRail,
  args: { accessories: sampleAccessories.slice(0, 4), href: '/rav4/accessories' },
} satisfies Meta<typeof AccessoryRail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { accessories: sampleAccessories.slice(0, 1) } };
export const Empty: Story = { args: { accessories: [] } };
export const LongText: Story = {
  args: {
    accessories: [
      { ...sampleAccessories[0]!, name: 'Weight-distributing tow bar with tongue, wiring and brake controller' },
      ...sampleAccessories.slice(1, 3),
    ],
  },
};
