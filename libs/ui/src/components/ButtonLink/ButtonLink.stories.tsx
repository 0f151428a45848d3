import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './ButtonLink.tsx';

const meta = {
  title: 'UI/ButtonLink',
  tags: ['picture'],
  component: ButtonLink,
  args: { href: '/search', children: 'See all 412 vehicles' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Elsewhere: Story = {
  args: { href: 'tel:+61893000000', icon: 'phone', variant: 'secondary', children: '08 9300 0000' },
};
export const LongText: Story = {
  args: { children: 'See every certified pre-owned four-wheel drive that is ready to drive away' },
};
