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

export const One: Story = { args: { offers: sampleOffers.slice(0, 1) } };

/** Three are shown: the others are on their own page. */
export const Many: Story = {
  args: {
    offers: [1, 2, 3].flatMap((round) => sampleOffers.map((offer) => ({ ...offer, slug: `${offer.slug}-${round}` }))),
  },
};

export const Sunken: Story = { args: { tone: 'sunken' } };

export const LongText: Story = {
  args: {
    offers: sampleOffers.map((offer) => ({
      ...offer,
      name: `${offer.name}, on every new, demonstrator and used vehicle in our yard until the end of the year`,
      description: `${offer.description} `.repeat(4),
    })),
  },
};

/** Without offers there is no section. */
export const Empty: Story = { args: { offers: [] } };
