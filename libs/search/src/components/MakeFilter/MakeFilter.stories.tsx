import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { inSearch } from '../../testing/inSearch.tsx';
import { FilterMark } from '../../testing/FilterMark.tsx';
import { MakeFilter } from './MakeFilter.tsx';

const meta = {
  title: 'Search/MakeFilter',
  component: MakeFilter,
  args: {
    section: { attribute: 'make', title: 'Make', control: 'makes' },
    Mark: ({ make }) => <FilterMark name={make} />,
  },
  render: inSearch(MakeFilter),
} satisfies Meta<typeof MakeFilter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutLogos: Story = { args: { Mark: undefined } };
export const ModelsChosen: Story = {
  tags: ['axe'],
  render: inSearch(MakeFilter, {
    state: { refinementList: { make: ['Kia', 'Toyota'], make_model: ['Toyota > Model 0'] } },
  }),
};
export const OneMake: Story = {
  render: inSearch(MakeFilter, { client: fakeSearchClient(manyVehicles.filter(({ make }) => make === 'Kia')) }),
};
export const Empty: Story = { render: inSearch(MakeFilter, { client: fakeSearchClient([]) }) };
export const Loading: Story = {
  render: inSearch(MakeFilter, { client: fakeSearchClient(manyVehicles, { delay: Infinity }) }),
};
export const LongText: Story = {
  render: inSearch(MakeFilter, {
    client: fakeSearchClient(
      manyVehicles.map((vehicle) => ({
        ...vehicle,
        make: `${vehicle.make} Commercial and Recreational Vehicles of Australia`,
      })),
    ),
  }),
};
