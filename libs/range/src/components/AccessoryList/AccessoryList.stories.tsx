import type { Meta, StoryObj } from '@storybook/react-vite';
import { accessoriesOf } from '../../model/accessories.ts';
import { sampleAccessories, sampleModel } from '../../testing/index.ts';
import { AccessoryList } from './AccessoryList.tsx';

const meta = {
  title: 'Range/AccessoryList',
  component: AccessoryList,
  args: {
    model: 'Toyota RAV4',
    groups: accessoriesOf(sampleModel, sampleAccessories),
    action: '/vehicle-parts-and-accessories',
  },
} satisfies Meta<typeof AccessoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { groups: accessoriesOf(sampleModel, sampleAccessories).slice(0, 1) } };
