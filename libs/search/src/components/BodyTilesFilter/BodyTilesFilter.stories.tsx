import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch, fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { FilterMark } from '../../testing/FilterMark.tsx';
import { BodyTilesFilter } from './BodyTilesFilter.tsx';

const meta = {
  title: 'Search/BodyTilesFilter',
  component: BodyTilesFilter,
  args: {
    section: { attribute: 'body', title: 'Body type', control: 'tiles' },
    Mark: ({ body }) => <FilterMark name={body} />,
  },
  render: (args) => (
    <TestSearch>
      <BodyTilesFilter {...args} />
    </TestSearch>
  ),
} satisfies Meta<typeof BodyTilesFilter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutOutlines: Story = { args: { Mark: undefined } };
export const Chosen: Story = {
  render: (args) => (
    <TestSearch state={{ refinementList: { body: ['SUV', 'Ute'] } }}>
      <BodyTilesFilter {...args} />
    </TestSearch>
  ),
};
export const Empty: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient([])}>
      <BodyTilesFilter {...args} />
    </TestSearch>
  ),
};
export const Loading: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient(manyVehicles, { delay: Infinity })}>
      <BodyTilesFilter {...args} />
    </TestSearch>
  ),
};
export const LongText: Story = {
  render: (args) => (
    <TestSearch
      client={fakeSearchClient(
        manyVehicles.map((vehicle) => ({
          ...vehicle,
          simple_body: `${vehicle.simple_body} with extended cab and tray`,
        })),
      )}
    >
      <BodyTilesFilter {...args} />
    </TestSearch>
  ),
};
