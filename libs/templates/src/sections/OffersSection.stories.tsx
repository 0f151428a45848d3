import { sampleOffers } from '@forecourt/offers/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNow, samplePageSite } from '../testing/index.ts';
import { OffersSection } from './OffersSection.tsx';

const meta = {
  title: 'Templates/Sections/OffersSection',
  component: OffersSection,
  parameters: { layout: 'fullscreen' },
  args: { site: samplePageSite.franchise, offers: sampleOffers, now: sampleNow },
} satisfies Meta<typeof OffersSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Sunken: Story = { args: { tone: 'sunken' } };

/** Without offers there is no section. */
export const Empty: Story = { args: { offers: [] } };
