import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch, sampleFilters } from '../../testing/index.ts';
import { FilterPanel } from '../FilterPanel/FilterPanel.tsx';
import { CurrentFilters } from './CurrentFilters.tsx';

const meta = {
  title: 'Search/CurrentFilters',
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
export const LongText: Story = {
  render: (args) => (
    <TestSearch state={{ query: 'landcruiser prado with third row seats and a tow bar under sixty thousand dollars' }}>
      <CurrentFilters {...args} />
    </TestSearch>
  ),
};
