import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch, sampleFilters } from '../../testing/index.ts';
import { inSearch } from '../../testing/inSearch.tsx';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';
import { CurrentFilters } from './CurrentFilters.tsx';

const meta = {
  title: 'Search/CurrentFilters',
  tags: ['picture'],
  component: CurrentFilters,
  args: { filters: sampleFilters },
  render: (args) => (
    <TestSearch state={{ query: 'hybrid', refinementList: { make: ['Kia', 'MG'] } }}>
      <CurrentFilters {...args} />
      <FilterPanel filters={args.filters} />
    </TestSearch>
  ),
} satisfies Meta<typeof CurrentFilters>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Scoped: Story = { args: { scope: [{ text: 'Toyota', href: '/search?body=SUV' }] } };
export const Ranges: Story = {
  render: (args) => (
    <TestSearch state={{ range: { price: '20000:45000', km: ':90000' }, toggle: { certified: true } }}>
      <CurrentFilters {...args} />
      <FilterPanel filters={args.filters} />
    </TestSearch>
  ),
};
export const Empty: Story = { render: inSearch(CurrentFilters) };
export const LongText: Story = {
  render: inSearch(CurrentFilters, {
    state: { query: 'landcruiser prado with third row seats and a tow bar under sixty thousand dollars' },
  }),
};
