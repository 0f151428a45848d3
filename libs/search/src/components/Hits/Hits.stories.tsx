import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from '@forecourt/ui';
import { PlainCard, fakeSearchClient, manyVehicles, samplePromos } from '../../testing/index.ts';
import { inSearch } from '../../testing/inSearch.tsx';
import { Hits } from './Hits.tsx';

const meta = {
  title: 'Search/Hits',
  tags: ['picture'],
  component: Hits,
  args: {
    Card: PlainCard,
    now: new Date('2026-11-20T00:00:00Z'),
    label: 'Vehicles',
    empty: <EmptyState title="No vehicles match">Take a filter away to see more.</EmptyState>,
  },
  render: inSearch(Hits),
} satisfies Meta<typeof Hits>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const List: Story = { args: { layout: 'list' }, tags: ['axe'] };
export const WithPromos: Story = {
  args: { promos: { nodes: samplePromos(3), positions: [4, 6, 8, 17], shuffle: false } },
};
export const Loading: Story = {
  render: inSearch(Hits, { client: fakeSearchClient(manyVehicles, { delay: Infinity }) }),
};
export const Error: Story = {
  render: inSearch(Hits, { client: fakeSearchClient(manyVehicles, { failing: true }) }),
  tags: ['axe'],
};
export const Empty: Story = { render: inSearch(Hits, { client: fakeSearchClient([]) }), tags: ['axe'] };
