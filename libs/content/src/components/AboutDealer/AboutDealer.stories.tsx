import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleContentSite } from '../../testing/index.ts';
import { AboutDealer } from './AboutDealer.tsx';

const meta = {
  title: 'Content/AboutDealer',
  component: AboutDealer,
  args: { name: sampleContentSite.name, text: sampleContentSite.about, contactPath: '/contact' },
} satisfies Meta<typeof AboutDealer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = { args: { imageUrl: '/demo/rav4-front.svg' } };
