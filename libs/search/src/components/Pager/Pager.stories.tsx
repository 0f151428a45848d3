import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch } from '../../testing/index.ts';
import { Pager } from './Pager.tsx';

const meta = {
  title: 'Search/Pager',
  component: Pager,
  render: () => (
    <TestSearch>
      <Pager />
    </TestSearch>
  ),
} satisfies Meta<typeof Pager>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InTheMiddle: Story = {
  render: () => (
    <TestSearch state={{ page: 2 }}>
      <Pager />
    </TestSearch>
  ),
};
