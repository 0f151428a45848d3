import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSearch } from '../../testing/inSearch.tsx';
import { Pager } from './Pager.tsx';

const meta = {
  title: 'Search/Pager',
  component: Pager,
  render: () => inSearch(Pager)({}),
} satisfies Meta<typeof Pager>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InTheMiddle: Story = { render: () => inSearch(Pager, { state: { page: 2 } })({}) };
