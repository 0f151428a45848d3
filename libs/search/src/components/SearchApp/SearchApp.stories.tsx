import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from '@forecourt/ui';
import type { ComponentProps } from 'react';
import {
  TestSearch,
  fakeSearchClient,
  manyVehicles,
  sampleFilters,
  samplePromos,
  sampleSearchProps,
} from '../../testing/index.ts';
import { SearchApp } from './SearchApp.tsx';

type SearchSetting = Pick<ComponentProps<typeof TestSearch>, 'client' | 'state' | 'flags'>;

const inSearch =
  (setting: SearchSetting = {}): NonNullable<Meta<typeof SearchApp>['render']> =>
  (args) => (
    <TestSearch {...setting}>
      <Container>
        <SearchApp {...args} />
      </Container>
    </TestSearch>
  );

const longVehicles = manyVehicles.map((vehicle) => ({
  ...vehicle,
  name: `${vehicle.name} Dual Cab Extended Wheelbase VX Premium Adventure Anniversary Edition`,
  location_name: `${vehicle.make} Pre-owned and Commercial Vehicles, Rockingham South and Surrounds`,
}));

const meta = {
  title: 'Search/SearchApp',
  component: SearchApp,
  args: { ...sampleSearchProps, now: new Date('2026-11-20T00:00:00Z') },
  render: inSearch(),
} satisfies Meta<typeof SearchApp>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refined: Story = {
  render: inSearch({
    state: { query: '20', refinementList: { make: ['Toyota', 'Kia'], body: ['SUV'] }, range: { price: '20000:' } },
  }),
};
export const List: Story = { args: { layout: 'list' } };
export const WithPromos: Story = {
  args: { promos: { nodes: samplePromos(4), positions: [4, 6, 8, 17], shuffle: true } },
};
export const Landing: Story = {
  args: {
    filters: sampleFilters.filter(({ attribute }) => attribute !== 'make'),
    scope: { filters: 'make:"Kia"', chips: [{ text: 'Kia', href: '/search' }], path: '/search/kia' },
  },
};
export const OneResult: Story = { render: inSearch({ client: fakeSearchClient(manyVehicles.slice(1, 2)) }) };
export const Loading: Story = { render: inSearch({ client: fakeSearchClient(manyVehicles, { delay: Infinity }) }) };
export const Error: Story = { render: inSearch({ client: fakeSearchClient(manyVehicles, { failing: true }) }) };
export const NoResults: Story = {
  render: inSearch({ state: { query: 'submarine', refinementList: { make: ['Toyota'] } } }),
};
export const Empty: Story = { render: inSearch({ client: fakeSearchClient([]) }) };
export const LongText: Story = { render: inSearch({ client: fakeSearchClient(longVehicles) }) };
