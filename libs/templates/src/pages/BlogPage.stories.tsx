import { articleList } from '@forecourt/content/model';
import { sampleArticles } from '@forecourt/content/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePageSite } from '../testing/index.ts';
import { inShell } from '../testing/inShell.tsx';
import { BlogPage } from './BlogPage.tsx';

const many = Array.from({ length: 4 }, (_, turn) =>
  sampleArticles.map((article) => ({ ...article, slug: `${article.slug}-${turn}` })),
).flat();
function listOf(articles: typeof many, category: string | null = null, page = 1) {
  const list = articleList(articles, category, page);
  if (!list) throw new Error('There is no such page of articles.');
  return list;
}

const meta = {
  title: 'Templates/Franchise/Blog',
  tags: ['whole-page'],
  component: BlogPage,
  parameters: { layout: 'fullscreen' },
  args: { site: samplePageSite.franchise, list: listOf(many) },
  decorators: [inShell],
} satisfies Meta<typeof BlogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SecondPage: Story = { args: { list: listOf(many, null, 2) } };
