import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { inSearch } from '../../testing/inSearch.tsx';
import { FilterRange } from './FilterRange.tsx';

const meta = {
  title: 'Search/FilterRange',
  component: FilterRange,
  args: { section: { attribute: 'price', title: 'Price', control: 'range' } },
  render: inSearch(FilterRange),
} satisfies Meta<typeof FilterRange>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Year: Story = { args: { section: { attribute: 'year', title: 'Year', control: 'range' } } };
export const Chosen: Story = { render: inSearch(FilterRange, { state: { range: { price: '20000:45000' } } }) };
export const OneValue: Story = {
  render: inSearch(FilterRange, { client: fakeSearchClient(manyVehicles.slice(1, 2)) }),
};
export const Empty: Story = { render: inSearch(FilterRange, { client: fakeSearchClient([]) }) };
export const Loading: Story = {
  render: inSearch(FilterRange, { client: fakeSearchClient(manyVehicles, { delay: Infinity }) }),
};
export const LongText: Story = {
  args: {
    section: { attribute: 'km', title: 'Distance travelled since the vehicle was first registered', control: 'range' },
  },
};
