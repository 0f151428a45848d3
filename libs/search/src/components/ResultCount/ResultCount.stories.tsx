import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeSearchClient } from '../../testing/index.ts';
import { inSearch } from '../../testing/inSearch.tsx';
import { ResultCount } from './ResultCount.tsx';

const meta = {
  title: 'Search/ResultCount',
  component: ResultCount,
  args: { noun: 'vehicle', nounPlural: 'vehicles' },
  render: inSearch(ResultCount),
} satisfies Meta<typeof ResultCount>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { render: inSearch(ResultCount, { client: fakeSearchClient([], { delay: Infinity }) }) };
