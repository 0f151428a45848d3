import { sampleOffer, sampleOffers } from '@forecourt/offers/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNow, samplePageSite, sampleStock } from '../testing/index.ts';
import { CaravanOffersPage, FranchiseOffersPage } from './OffersPageLooks.tsx';
import { Shell } from './Shell.tsx';

const many = [...sampleOffers, ...sampleOffers.map((offer) => ({ ...offer, slug: `${offer.slug}-too` }))];

const meta = {
  title: 'Templates/Franchise/Offers',
  component: FranchiseOffersPage,
  parameters: { layout: 'fullscreen' },
  args: {
    site: samplePageSite.franchise,
    offers: many,
    now: sampleNow,
    vehicles: sampleStock.franchise.slice(0, 4),
    reduced: sampleStock.franchise.slice(0, 4),
  },
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof FranchiseOffersPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { offers: [sampleOffer] } };
export const Empty: Story = { args: { offers: [] } };
export const Ended: Story = { args: { ended: { ...sampleOffer, until: '2026-10-31' }, offers: sampleOffers } };
export const Caravan: Story = {
  args: {
    site: samplePageSite.caravan,
    offers: sampleOffers.map((offer) => ({
      ...offer,
      shows: [{ name: 'Sample Caravan Show', place: 'Showgrounds', from: '2027-02-19', until: '2027-02-21' }],
    })),
  },
  render: (args) => <CaravanOffersPage {...args} />,
};
