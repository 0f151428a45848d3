import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArticlePager } from './ArticlePager.tsx';

const meta = {
  title: 'Content/ArticlePager',
  component: ArticlePager,
  args: { page: 2, pages: 417, category: null },
} satisfies Meta<typeof ArticlePager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 417, category: 'Vehicle reviews' } };
