import type { Meta, StoryObj } from '@storybook/react-vite';
import { resolveNavigation } from '../../model/index.ts';
import { sampleContentSite, sampleModels } from '../../testing/index.ts';
import { MainNavigation } from './MainNavigation.tsx';

const meta = {
  title: 'Content/MainNavigation',
  tags: ['picture'],
  component: MainNavigation,
  args: { items: resolveNavigation(sampleContentSite, sampleModels) },
} satisfies Meta<typeof MainNavigation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const PlainLinks: Story = {
  args: {
    items: [
      { name: 'Home', url: '/' },
      { name: 'Contact us', url: '/contact' },
    ],
  },
};
