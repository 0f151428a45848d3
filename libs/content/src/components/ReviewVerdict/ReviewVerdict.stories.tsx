import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleArticle } from '../../testing/index.ts';
import { ReviewVerdict } from './ReviewVerdict.tsx';

const review = sampleArticle.review ?? {
  good: [],
  not_so_good: [],
  price_dollars: null,
  price_label: null,
  verdict: null,
};

const meta = {
  title: 'Content/ReviewVerdict',
  component: ReviewVerdict,
  args: { review },
} satisfies Meta<typeof ReviewVerdict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPrice: Story = { args: { review: { ...review, price_dollars: null } } };
export const OnlyGood: Story = { args: { review: { ...review, not_so_good: [], verdict: null, price_dollars: null } } };
