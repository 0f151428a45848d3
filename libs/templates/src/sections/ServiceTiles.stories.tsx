import { sampleOffers } from '@forecourt/offers/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePageSite } from '../testing/index.ts';
import { ServiceTiles } from './ServiceTiles.tsx';

const site = samplePageSite.franchise;

const meta = {
  title: 'Templates/Sections/ServiceTiles',
  component: ServiceTiles,
  parameters: { layout: 'fullscreen' },
  args: { site: { ...site, flags: { ...site.flags, testDrive: true } }, offers: sampleOffers },
} satisfies Meta<typeof ServiceTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Caravans: Story = { args: { site: samplePageSite.caravan } };

/** No offers, no workshop and no test drives: what every dealer does. */
export const Few: Story = {
  args: { site: { ...site, locations: [], flags: { ...site.flags, testDrive: false } }, offers: [] },
};

export const Sunken: Story = { args: { tone: 'sunken' } };
