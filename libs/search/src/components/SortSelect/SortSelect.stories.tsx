import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSearch } from '../../testing/inSearch.tsx';
import { SortSelect } from './SortSelect.tsx';

const meta = {
  title: 'Search/SortSelect',
  component: SortSelect,
  render: inSearch(SortSelect),
} satisfies Meta<typeof SortSelect>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const PriceAscending: Story = {
  render: inSearch(SortSelect, { state: { sortBy: 'Car_production_price_asc' } }),
};
