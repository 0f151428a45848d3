import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@forecourt/ui';
import { PlainCard, TestSearch, fakeSearchClient, manyVehicles, samplePromos } from '../../testing/index.ts';
import { Hits } from './Hits.tsx';

const meta = {
  title: 'Search/Hits',
  component: Hits,
  args: {
    Card: PlainCard,
    now: new Date('2026-11-20T00:00:00Z'),
    label: 'Vehicles',
    empty: <EmptyState title="No vehicles match">Take a filter away to see more.</EmptyState>,
  },
  render: (args) => (
    <TestSearch>
      <Hits {...args} />
    </TestSearch>
  ),
} satisfies Meta<typeof Hits>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const List: Story = { args: { layout: 'list' } };
export const WithPromos: Story = {
  args: { promos: { nodes: samplePromos(3), positions: [4, 6, 8, 17], shuffle: false } },
};
export const Loading: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient(manyVehicles, { delay: Infinity })}>
      <Hits {...args} />
    </TestSearch>
  ),
};
export const Error: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient(manyVehicles, { failing: true })}>
      <Hits {...args} />
    </TestSearch>
  ),
};
export const Empty: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient([])}>
      <Hits {...args} />
    </TestSearch>
  ),
};
