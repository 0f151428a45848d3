import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch, fakeSearchClient, sampleFilters } from '../../testing/index.ts';
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
  render: (args) => (
    <TestSearch state={{ query: 'submarine' }}>
      <NoResults {...args} />
    </TestSearch>
  ),
} satisfies Meta<typeof NoResults>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Words that find nothing. */
export const Default: Story = {};
/** The words find vehicles; the other choices exclude all of them. */
export const NearMakes: Story = {
  render: (args) => (
    <TestSearch state={{ refinementList: { make: ['Kia'], body: ['SUV'] } }}>
      <NoResults {...args} />
    </TestSearch>
  ),
};
export const Loading: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient([], { delay: Infinity })} state={{ refinementList: { make: ['Kia'] } }}>
      <NoResults {...args} />
    </TestSearch>
  ),
};
/** The ways out cannot be counted but are still offered. */
export const Error: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient([], { failing: true })} state={{ refinementList: { make: ['Kia'] } }}>
      <NoResults {...args} />
    </TestSearch>
  ),
};
export const Empty: Story = {
  render: (args) => (
    <TestSearch>
      <NoResults {...args} />
    </TestSearch>
  ),
};
