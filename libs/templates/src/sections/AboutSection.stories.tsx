import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePageSite } from '../testing/index.ts';
import { AboutSection } from './AboutSection.tsx';

const site = samplePageSite.franchise;

const meta = {
  title: 'Templates/Sections/AboutSection',
  component: AboutSection,
  parameters: { layout: 'fullscreen' },
  args: { site },
} satisfies Meta<typeof AboutSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithPicture: Story = { args: { imageUrl: '/demo/rav4-front.svg' } };

export const Sunken: Story = { args: { tone: 'sunken' } };

/** Without text there is no section. */
export const Empty: Story = { args: { site: { ...site, about: '' } } };
