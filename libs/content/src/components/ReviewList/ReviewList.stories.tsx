import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReviews } from '../../testing/index.ts';
import { ReviewList } from './ReviewList.tsx';

const meta = {
  title: 'Content/ReviewList',
  component: ReviewList,
  args: { reviews: sampleReviews, dealer: 'Harbour Toyota' },
} satisfies Meta<typeof ReviewList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { reviews: sampleReviews.slice(0, 1) } };

export const Empty: Story = { args: { reviews: [] } };
