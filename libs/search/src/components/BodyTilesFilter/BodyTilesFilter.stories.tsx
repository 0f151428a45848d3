import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeSearchClient, manyVehicles } from '../../testing/index.ts';
import { inSearch } from '../../testing/inSearch.tsx';
import { FilterMark } from '../../testing/FilterMark.tsx';
import { BodyTilesFilter } from './BodyTilesFilter.tsx';

const meta = {
  title: 'Search/BodyTilesFilter',
  tags: ['picture'],
  component: BodyTilesFilter,
  args: {
    section: { attribute: 'body', title: 'Body type', control: 'tiles' },
    Mark: ({ body }) => <FilterMark name={body} />,
  },
  render: inSearch(BodyTilesFilter),
} satisfies Meta<typeof BodyTilesFilter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutOutlines: Story = { args: { Mark: undefined } };
export const Chosen: Story = {
  tags: ['axe'],
  render: inSearch(BodyTilesFilter, { state: { refinementList: { body: ['SUV', 'Ute'] } } }),
};
export const Empty: Story = { render: inSearch(BodyTilesFilter, { client: fakeSearchClient([]) }) };
export const Loading: Story = {
  render: inSearch(BodyTilesFilter, { client: fakeSearchClient(manyVehicles, { delay: Infinity }) }),
};
export const LongText: Story = {
  render: inSearch(BodyTilesFilter, {
    client: fakeSearchClient(
      manyVehicles.map((vehicle) => ({
        ...vehicle,
        simple_body: `${vehicle.simple_body} with extended cab and tray`,
      })),
    ),
  }),
};
