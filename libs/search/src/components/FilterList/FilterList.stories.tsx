import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch, fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { FilterList } from './FilterList.tsx';

const meta = {
  title: 'Search/FilterList',
  component: FilterList,
  args: { section: { attribute: 'body', title: 'Body type', control: 'list' } },
  render: (args) => (
    <TestSearch>
      <FilterList {...args} />
    </TestSearch>
  ),
} satisfies Meta<typeof FilterList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  render: (args) => (
    <TestSearch state={{ refinementList: { body: ['SUV'] } }}>
      <FilterList {...args} />
    </TestSearch>
  ),
};
export const ManyValues: Story = {
  args: { section: { attribute: 'colour', title: 'Colour', control: 'list' } },
  render: (args) => (
    <TestSearch
      client={fakeSearchClient(manyVehicles.map((vehicle, at) => ({ ...vehicle, colour: `Colour ${at % 24}` })))}
    >
      <FilterList {...args} />
    </TestSearch>
  ),
};
export const NothingLeft: Story = {
  render: (args) => (
    <TestSearch state={{ refinementList: { body: ['Hovercraft'] } }}>
      <FilterList {...args} />
    </TestSearch>
  ),
};
export const Empty: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient([])}>
      <FilterList {...args} />
    </TestSearch>
  ),
};
export const Loading: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient(manyVehicles, { delay: Infinity })}>
      <FilterList {...args} />
    </TestSearch>
  ),
};
export const LongText: Story = {
  args: { section: { attribute: 'location_name', title: 'Location', control: 'list' } },
  render: (args) => (
    <TestSearch
      client={fakeSearchClient(
        manyVehicles.map((vehicle) => ({
          ...vehicle,
          location_name: `${vehicle.make} Pre-owned and Commercial Vehicles, Rockingham South`,
        })),
      )}
    >
      <FilterList {...args} />
    </TestSearch>
  ),
};
