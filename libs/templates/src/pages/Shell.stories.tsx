import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePageSite } from '../testing/index.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import { Shell } from './Shell.tsx';

const meta = {
  title: 'Templates/Franchise/Shell',
  tags: ['whole-page'],
  component: Shell,
  parameters: { layout: 'fullscreen' },
  args: {
    site: samplePageSite.franchise,
    year: 2026,
    children: <NotFoundPage site={samplePageSite.franchise} />,
  },
} satisfies Meta<typeof Shell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Inverse: Story = { args: { header: 'inverse' } };

export const Edged: Story = { args: { header: 'edged', site: samplePageSite.caravan } };
