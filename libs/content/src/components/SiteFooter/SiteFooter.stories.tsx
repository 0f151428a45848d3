import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContentSite } from '../../testing/index.ts';
import { SiteFooter } from './SiteFooter.tsx';

const meta = {
  title: 'Content/SiteFooter',
  tags: ['picture'],
  component: SiteFooter,
  args: { site: sampleContentSite, year: 2026 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SalesOnly: Story = {
  args: { site: { ...sampleContentSite, locations: sampleContentSite.locations.slice(0, 1) } },
};
