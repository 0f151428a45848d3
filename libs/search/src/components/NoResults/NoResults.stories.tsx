import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeSearchClient, sampleFilters } from '../../testing/index.ts';
import { inSearch } from '../../testing/inSearch.tsx';
import { NoResults } from './NoResults.tsx';

const meta = {
  title: 'Search/NoResults',
  component: NoResults,
  args: {
    filters: sampleFilters,
    noun: 'vehicle',
    nounPlural: 'vehicles',
    basePath: '/search',
    now: new Date('2026-11-20T00:00:00Z'),
  },
  render: inSearch(NoResults, { state: { query: 'submarine' } }),
} satisfies Meta<typeof NoResults>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Words that find nothing. */
export const Default: Story = {};
/** The words find vehicles; the other choices exclude all of them. */
export const NearMakes: Story = {
  render: inSearch(NoResults, { state: { refinementList: { make: ['Kia'], body: ['SUV'] } } }),
};
export const Loading: Story = {
  render: inSearch(NoResults, {
    client: fakeSearchClient([], { delay: Infinity }),
    state: { refinementList: { make: ['Kia'] } },
  }),
};
/** The ways out cannot be counted but are still offered. */
export const Error: Story = {
  tags: ['axe'],
  render: inSearch(NoResults, {
    client: fakeSearchClient([], { failing: true }),
    state: { refinementList: { make: ['Kia'] } },
  }),
};
export const Empty: Story = { render: inSearch(NoResults) };
