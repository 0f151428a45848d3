import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContentSite, sampleModels } from '../../testing/index.ts';
import { SiteHeader } from './SiteHeader.tsx';

const meta = {
  title: 'Content/SiteHeader',
  tags: ['picture'],
  component: SiteHeader,
  args: { site: sampleContentSite, models: sampleModels },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SiteHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Inverse: Story = { args: { treatment: 'inverse' }, tags: ['axe'] };

export const Edged: Story = { args: { treatment: 'edged' } };

export const LongText: Story = {
  args: { site: { ...sampleContentSite, name: 'Harbour Toyota Fremantle and South Metropolitan' } },
};
