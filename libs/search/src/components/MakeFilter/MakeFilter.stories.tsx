import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch, fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { FilterMark } from '../../testing/FilterMark.tsx';
import { MakeFilter } from './MakeFilter.tsx';

const meta = {
  title: 'Search/MakeFilter',
  component: MakeFilter,
  args: {
    section: { attribute: 'make', title: 'Make', control: 'makes' },
    Mark: ({ make }) => <FilterMark name={make} />,
  },
  render: (args) => (
    <TestSearch>
      <MakeFilter {...args} />
    </TestSearch>
  ),
} satisfies Meta<typeof MakeFilter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutLogos: Story = { args: { Mark: undefined } };
export const ModelsChosen: Story = {
  render: (args) => (
    <TestSearch state={{ refinementList: { make: ['Kia', 'Toyota'], make_model: ['Toyota > Model 0'] } }}>
      <MakeFilter {...args} />
    </TestSearch>
  ),
};
export const OneMake: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient(manyVehicles.filter(({ make }) => make === 'Kia'))}>
      <MakeFilter {...args} />
    </TestSearch>
  ),
};
export const Empty: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient([])}>
      <MakeFilter {...args} />
    </TestSearch>
  ),
};
export const Loading: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient(manyVehicles, { delay: Infinity })}>
      <MakeFilter {...args} />
    </TestSearch>
  ),
};
export const LongText: Story = {
  render: (args) => (
    <TestSearch
      client={fakeSearchClient(
        manyVehicles.map((vehicle) => ({
          ...vehicle,
          make: `${vehicle.make} Commercial and Recreational Vehicles of Australia`,
        })),
      )}
    >
      <MakeFilter {...args} />
    </TestSearch>
  ),
};
