import { sampleOffer, sampleOffers } from '@forecourt/offers/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNow, samplePageSite, sampleStock } from '../testing/index.ts';
import { inShell } from '../testing/inShell.tsx';
import { FranchiseOffersPage } from './OffersPageLooks.tsx';

const many = [...sampleOffers, ...sampleOffers.map((offer) => ({ ...offer, slug: `${offer.slug}-too` }))];

const meta = {
  title: 'Templates/Franchise/Offers',
  tags: ['whole-page'],
  component: FranchiseOffersPage,
  parameters: { layout: 'fullscreen' },
  args: {
    site: samplePageSite.franchise,
    offers: many,
    now: sampleNow,
    vehicles: sampleStock.franchise.slice(0, 4),
    reduced: sampleStock.franchise.slice(0, 4),
  },
  decorators: [inShell],
} satisfies Meta<typeof FranchiseOffersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ended: Story = { args: { ended: { ...sampleOffer, until: '2026-10-31' }, offers: sampleOffers } };
