import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOffer, sampleOffers } from '../../testing/index.ts';
import { OfferList } from './OfferList.tsx';

const meta = {
  title: 'Offers/OfferList',
  component: OfferList,
  args: { offers: sampleOffers, searchPath: '/search', today: '2026-11-02' },
} satisfies Meta<typeof OfferList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { offers: [sampleOffer] } };
export const Two: Story = { args: { offers: sampleOffers.slice(0, 2) } };
export const Rows: Story = { args: { layout: 'rows' }, tags: ['axe'] };
export const Empty: Story = { args: { offers: [] } };
