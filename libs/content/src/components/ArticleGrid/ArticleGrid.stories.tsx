import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArticle, sampleArticles } from '../../testing/index.ts';
import { ArticleGrid } from './ArticleGrid.tsx';

const meta = {
  title: 'Content/ArticleGrid',
  component: ArticleGrid,
  args: { articles: sampleArticles },
} satisfies Meta<typeof ArticleGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { articles: [sampleArticle] } };
export const Empty: Story = { args: { articles: [] } };
