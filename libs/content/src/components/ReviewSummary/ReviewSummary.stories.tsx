import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReviewSummary } from './ReviewSummary.tsx';

const meta = {
  title: 'Content/ReviewSummary',
  tags: ['picture'],
  component: ReviewSummary,
  args: { summary: { average_rating: 4.7, count: 812, spread: null }, source: 'Google' },
} satisfies Meta<typeof ReviewSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Few: Story = { args: { summary: { average_rating: 5, count: 3, spread: null } } };

export const Empty: Story = { args: { summary: { average_rating: 0, count: 0, spread: null } } };
