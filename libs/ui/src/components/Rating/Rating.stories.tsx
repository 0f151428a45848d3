import type { Meta, StoryObj } from '@storybook/react-vite';
import { Rating } from './Rating.tsx';

const meta = {
  title: 'UI/Rating',
  tags: ['picture'],
  component: Rating,
  args: { value: 4.7, count: 1204 },
} satisfies Meta<typeof Rating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutCount: Story = { args: { count: undefined } };
export const Low: Story = { args: { value: 1.2, count: 1 } };
