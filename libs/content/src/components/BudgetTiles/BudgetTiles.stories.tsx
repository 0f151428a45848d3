import type { Meta, StoryObj } from '@storybook/react-vite';
import { BudgetTiles } from './BudgetTiles.tsx';

const meta = {
  title: 'Content/BudgetTiles',
  component: BudgetTiles,
  args: {
    budgets: [
      { label: 'Under $20,000', href: '/search?price=-20000' },
      { label: '$20,000 to $35,000', href: '/search?price=20000-35000' },
      { label: 'Over $35,000', href: '/search?price=35000-' },
    ],
  },
} satisfies Meta<typeof BudgetTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { budgets: [] } };
