import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch, fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { FilterRange } from './FilterRange.tsx';

const meta = {
  title: 'Search/FilterRange',
  component: FilterRange,
  args: { section: { attribute: 'price', title: 'Price', control: 'range' } },
  render: (args) => (
    <TestSearch>
      <FilterRange {...args} />
    </TestSearch>
  ),
} satisfies Meta<typeof FilterRange>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Year: Story = { args: { section: { attribute: 'year', title: 'Year', control: 'range' } } };
export const Chosen: Story = {
  render: (args) => (
    <TestSearch state={{ range: { price: '20000:45000' } }}>
      <FilterRange {...args} />
    </TestSearch>
  ),
};
export const OneValue: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient(manyVehicles.slice(1, 2))}>
      <FilterRange {...args} />
    </TestSearch>
  ),
};
export const Empty: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient([])}>
      <FilterRange {...args} />
    </TestSearch>
  ),
};
export const Loading: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient(manyVehicles, { delay: Infinity })}>
      <FilterRange {...args} />
    </TestSearch>
  ),
};
export const LongText: Story = {
  args: {
    section: { attribute: 'km', title: 'Distance travelled since the vehicle was first registered', control: 'range' },
  },
};
