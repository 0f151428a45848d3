import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'UI/Badge',
  tags: ['picture'],
  component: Badge,
  args: { children: 'New arrival' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Brand: Story = { args: { tone: 'brand' } };
export const Success: Story = { args: { tone: 'success' } };
export const Warning: Story = { args: { tone: 'warning' } };
export const Danger: Story = { args: { tone: 'danger' } };
export const Inverse: Story = { args: { tone: 'inverse' } };
export const LongText: Story = { args: { children: 'Reserved until the deposit of another buyer has cleared' } };
