import { sampleFinanceOffer, sampleOffer, sampleOffers } from '@forecourt/offers/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleNow, samplePageSite, sampleStock, sampleVehiclePage } from '../testing/index.ts';
import { inShell } from '../testing/inShell.tsx';
import { OfferPage } from './OfferPage.tsx';

const meta = {
  title: 'Templates/Franchise/Offer',
  tags: ['whole-page'],
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
  decorators: [inShell],
} satisfies Meta<typeof OfferPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Finance: Story = { args: { offer: sampleFinanceOffer } };
