import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFinanceOffer, sampleOffer } from '../../testing/index.ts';
import { OfferDetails } from './OfferDetails.tsx';

const meta = {
  title: 'Offers/OfferDetails',
  tags: ['picture'],
  component: OfferDetails,
  args: { offer: sampleOffer, searchPath: '/search', today: '2026-11-02' },
} satisfies Meta<typeof OfferDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Finance: Story = { args: { offer: sampleFinanceOffer } };
export const LastDay: Story = { args: { offer: { ...sampleOffer, countdown: true }, today: '2026-12-31' } };
export const Bare: Story = {
  args: {
    offer: { ...sampleOffer, image_url: null, model: null, figure: null, until: null, inclusions: [], description: '' },
  },
};
export const LongText: Story = { args: { offer: { ...sampleOffer, description: sampleOffer.description.repeat(6) } } };
