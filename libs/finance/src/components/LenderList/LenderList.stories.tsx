import type { Meta, StoryObj } from '@storybook/react-vite';
import { LenderList } from './LenderList.tsx';

const meta = {
  title: 'Finance/LenderList',
  component: LenderList,
  args: {
    lenders: [
      { name: 'Taurus Finance', establishmentFee: 136_050 },
      { name: 'Angle Auto Finance', minPrice: 5_000 },
      { name: 'AusLoans' },
    ],
  },
} satisfies Meta<typeof LenderList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { lenders: [{ name: 'Our own finance desk', minPrice: 2_000 }] } };
export const Empty: Story = { args: { lenders: [] } };
export const LongText: Story = {
  args: { lenders: [{ name: 'The Cooperative Motor Vehicle Credit Society of Western Australia', minPrice: 12_000 }] },
};
