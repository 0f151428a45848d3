import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeSearchClient } from '../../testing/index.ts';
import { inSearch } from '../../testing/inSearch.tsx';
import { FilterSelect } from './FilterSelect.tsx';

const meta = {
  title: 'Search/FilterSelect',
  component: FilterSelect,
  args: { section: { attribute: 'year', title: 'Year', control: 'select' } },
  render: inSearch(FilterSelect),
} satisfies Meta<typeof FilterSelect>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { render: inSearch(FilterSelect, { state: { refinementList: { year: ['2019'] } } }) };
export const Empty: Story = { render: inSearch(FilterSelect, { client: fakeSearchClient([]) }) };
