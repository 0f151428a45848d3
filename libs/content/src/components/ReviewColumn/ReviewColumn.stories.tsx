import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleReviews } from '../../testing/index.ts';
import { ReviewColumn } from './ReviewColumn.tsx';

const [first] = sampleReviews;
if (!first) throw new Error('There is no sample of a review.');

const meta = {
  title: 'Content/ReviewColumn',
  component: ReviewColumn,
  args: { reviews: sampleReviews, dealer: 'Harbour Toyota' },
} satisfies Meta<typeof ReviewColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { reviews: [first] } };

/** Over 400 characters: the rest is folded. */
export const LongText: Story = {
  args: {
    reviews: [
      { ...first, text: `${first.text} `.repeat(5), customer_name: 'Konstantina Papadimitropoulou-Fitzgerald' },
    ],
  },
};

export const Empty: Story = { args: { reviews: [] } };
