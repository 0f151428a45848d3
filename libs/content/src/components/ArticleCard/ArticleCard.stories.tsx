import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArticle } from '../../testing/index.ts';
import { ArticleCard } from './ArticleCard.tsx';

const meta = {
  title: 'Content/ArticleCard',
  tags: ['picture'],
  component: ArticleCard,
  args: { article: sampleArticle },
} satisfies Meta<typeof ArticleCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Feature: Story = { args: { layout: 'feature' } };
export const WithoutPicture: Story = { args: { article: { ...sampleArticle, image_url: null } } };
export const LongText: Story = {
  args: {
    article: { ...sampleArticle, title: `${sampleArticle.title} `.repeat(2), summary: sampleArticle.summary.repeat(2) },
  },
};
