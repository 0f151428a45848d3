import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch } from '../../testing/index.ts';
import { SortSelect } from './SortSelect.tsx';

const meta = {
  title: 'Search/SortSelect',
  component: SortSelect,
  render: (args) => (
    <TestSearch>
      <SortSelect {...args} />
    </TestSearch>
  ),
} satisfies Meta<typeof SortSelect>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PriceAscending: Story = {
  render: (args) => (
    <TestSearch state={{ sortBy: 'Car_production_price_asc' }}>
      <SortSelect {...args} />
    </TestSearch>
  ),
};
