import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeedbackChoice } from './FeedbackChoice.tsx';

const meta = {
  title: 'Content/FeedbackChoice',
  component: FeedbackChoice,
  args: {
    dealer: 'Harbour Toyota',
    happyHref: 'https://reviews.example/harbour-toyota',
    unhappyHref: '/customer-feedback-survey?preferredDealership=harbour-toyota',
  },
} satisfies Meta<typeof FeedbackChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutReviewPage: Story = { args: { happyHref: null } };
export const LongText: Story = { args: { dealer: 'Harbour Toyota Fremantle and South Metropolitan Pre-owned Centre' } };
