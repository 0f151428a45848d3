import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeaderSearch } from './HeaderSearch.tsx';

const meta = {
  title: 'Content/HeaderSearch',
  component: HeaderSearch,
  args: { action: '/search', label: 'Search vehicles' },
} satisfies Meta<typeof HeaderSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
