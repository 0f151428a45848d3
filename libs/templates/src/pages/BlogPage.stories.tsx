import { articleList } from '@forecourt/content/model';
import { sampleArticles } from '@forecourt/content/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePageSite } from '../testing/index.ts';
import { BlogPage } from './BlogPage.tsx';
import { Shell } from './Shell.tsx';

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
  component: BlogPage,
  parameters: { layout: 'fullscreen' },
  args: { site: samplePageSite.franchise, list: listOf(many) },
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof BlogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { list: listOf(many.slice(0, 1)) } };
export const Category: Story = { args: { list: listOf(many, 'vehicle-reviews') } };
export const SecondPage: Story = { args: { list: listOf(many, null, 2) } };
