import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch, fakeSearchClient } from '../../testing/index.ts';
import { ResultCount } from './ResultCount.tsx';

const meta = {
  title: 'Search/ResultCount',
  component: ResultCount,
  args: { noun: 'vehicle', nounPlural: 'vehicles' },
  render: (args) => (
    <TestSearch>
      <ResultCount {...args} />
    </TestSearch>
  ),
} satisfies Meta<typeof ResultCount>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient([], { delay: Infinity })}>
      <ResultCount {...args} />
    </TestSearch>
  ),
};
