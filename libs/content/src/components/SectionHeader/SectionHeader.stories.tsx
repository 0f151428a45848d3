import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionHeader } from './SectionHeader.tsx';

const meta = {
  title: 'Content/SectionHeader',
  tags: ['picture'],
  component: SectionHeader,
  args: {
    title: 'Just arrived',
    text: 'Fresh through our workshop this week.',
    more: { href: '/search', label: 'See all 412' },
  },
} satisfies Meta<typeof SectionHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TitleOnly: Story = { args: { text: undefined, more: undefined } };
