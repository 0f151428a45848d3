import { sampleFinanceOffer, sampleOffer, sampleOffers } from '@forecourt/offers/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNow, samplePageSite, sampleStock, sampleVehiclePage } from '../testing/index.ts';
import { OfferPage } from './OfferPage.tsx';
import { CaravanOfferPage, GroupOfferPage } from './OfferPageLooks.tsx';
import { Shell } from './Shell.tsx';

const meta = {
  title: 'Templates/Franchise/Offer',
  component: OfferPage,
  parameters: { layout: 'fullscreen' },
  args: {
    site: samplePageSite.franchise,
    offer: sampleOffer,
    now: sampleNow,
    stock: { vehicles: sampleStock.franchise.slice(0, 4), count: 12, href: '/search/toyota/hilux' },
    others: sampleOffers.slice(1),
    slots: { form: sampleVehiclePage('franchise').slots.enquire },
  },
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof OfferPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Finance: Story = { args: { offer: sampleFinanceOffer } };
export const Alone: Story = { args: { stock: null, others: [] } };
export const LongText: Story = {
  args: {
    offer: {
      ...sampleOffer,
      name: `${sampleOffer.name} and whatever else there is`,
      description: sampleOffer.description.repeat(5),
      disclaimer: sampleOffer.disclaimer.repeat(4),
    },
  },
};
export const Group: Story = {
  args: {
    site: samplePageSite.group,
    offer: { ...sampleOffer, location_ids: [samplePageSite.group.locations[0]?.id ?? ''] },
  },
  render: (args) => <GroupOfferPage {...args} />,
};
export const Caravan: Story = {
  args: {
    site: samplePageSite.caravan,
    offer: {
      ...sampleOffer,
      shows: [{ name: 'Sample Caravan Show', place: 'Showgrounds', from: '2027-02-19', until: '2027-02-21' }],
    },
  },
  render: (args) => <CaravanOfferPage {...args} />,
};
