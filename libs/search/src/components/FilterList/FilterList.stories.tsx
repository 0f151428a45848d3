import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { inSearch } from '../../testing/inSearch.tsx';
import { FilterList } from './FilterList.tsx';

const meta = {
  title: 'Search/FilterList',
  component: FilterList,
  args: { section: { attribute: 'body', title: 'Body type', control: 'list' } },
  render: inSearch(FilterList),
} satisfies Meta<typeof FilterList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  render: inSearch(FilterList, { state: { refinementList: { body: ['SUV'] } } }),
  tags: ['axe'],
};
export const ManyValues: Story = {
  args: { section: { attribute: 'colour', title: 'Colour', control: 'list' } },
  render: inSearch(FilterList, {
    client: fakeSearchClient(manyVehicles.map((vehicle, at) => ({ ...vehicle, colour: `Colour ${at % 24}` }))),
  }),
};
export const NothingLeft: Story = {
  render: inSearch(FilterList, { state: { refinementList: { body: ['Hovercraft'] } } }),
};
export const Empty: Story = { render: inSearch(FilterList, { client: fakeSearchClient([]) }) };
export const Loading: Story = {
  render: inSearch(FilterList, { client: fakeSearchClient(manyVehicles, { delay: Infinity }) }),
};
export const LongText: Story = {
  args: { section: { attribute: 'location_name', title: 'Location', control: 'list' } },
  render: inSearch(FilterList, {
    client: fakeSearchClient(
      manyVehicles.map((vehicle) => ({
        ...vehicle,
        location_name: `${vehicle.make} Pre-owned and Commercial Vehicles, Rockingham South`,
      })),
    ),
  }),
};
