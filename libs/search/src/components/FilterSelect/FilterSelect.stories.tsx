import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch, fakeSearchClient } from '../../testing/index.ts';
import { FilterSelect } from './FilterSelect.tsx';

const meta = {
  title: 'Search/FilterSelect',
  component: FilterSelect,
  args: { section: { attribute: 'year', title: 'Year', control: 'select' } },
  render: (args) => (
    <TestSearch>
      <FilterSelect {...args} />
    </TestSearch>
  ),
} satisfies Meta<typeof FilterSelect>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  render: (args) => (
    <TestSearch state={{ refinementList: { year: ['2019'] } }}>
      <FilterSelect {...args} />
    </TestSearch>
  ),
};
export const Empty: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient([])}>
      <FilterSelect {...args} />
    </TestSearch>
  ),
};
