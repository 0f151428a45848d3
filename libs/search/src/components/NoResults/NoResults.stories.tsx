import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch, sampleFilters } from '../../testing/index.ts';
import { NoResults } from './NoResults.tsx';

const meta = {
  title: 'Search/NoResults',
  component: NoResults,
  args: { filters: sampleFilters, nounPlural: 'vehicles', basePath: '/search' },
  render: (args) => (
    <TestSearch state={{ query: 'submarine' }}>
      <NoResults {...args} />
    </TestSearch>
  ),
} satisfies Meta<typeof NoResults>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  render: (args) => (
    <TestSearch>
      <NoResults {...args} />
    </TestSearch>
  ),
};
