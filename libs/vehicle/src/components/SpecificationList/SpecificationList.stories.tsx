import type { Meta, StoryObj } from '@storybook/react-vite';
import { specifications } from '../../model/specifications.ts';
import { sampleCaravan, sampleVehicle } from '../../testing/index.ts';
import { SpecificationList } from './SpecificationList.tsx';

const meta = {
  title: 'Vehicle/SpecificationList',
  tags: ['picture'],
  component: SpecificationList,
  args: { title: 'Specifications', items: specifications(sampleVehicle) },
} satisfies Meta<typeof SpecificationList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Caravan: Story = { args: { items: specifications(sampleCaravan) } };
export const FewFacts: Story = { args: { items: specifications(sampleVehicle).slice(0, 3) } };
export const Empty: Story = { args: { items: [] } };
export const LongText: Story = {
  args: {
    items: [{ label: 'Body configuration', value: 'Dual cab utility with an extended tray and removable side boards' }],
  },
};
