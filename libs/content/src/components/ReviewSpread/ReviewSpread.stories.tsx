import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewSpread } from './ReviewSpread.tsx';

const meta = {
  title: 'Content/ReviewSpread',
  tags: ['picture'],
  component: ReviewSpread,
  args: { summary: { average_rating: 4.6, count: 100, spread: [3, 2, 5, 12, 78] } },
} satisfies Meta<typeof ReviewSpread>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Some ratings are not counted: a picture of the others would mislead. */
export const Empty: Story = { args: { summary: { average_rating: 4.6, count: 812, spread: [3, 2, 5, 12, 78] } } };
