import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFinanceOffer, sampleOffer } from '../../testing/index.ts';
import { OfferCard } from './OfferCard.tsx';

const meta = {
  title: 'Offers/OfferCard',
  tags: ['picture'],
  component: OfferCard,
  args: { offer: sampleOffer, searchPath: '/search', today: '2026-11-02' },
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Finance: Story = { args: { offer: sampleFinanceOffer } };
export const LastDays: Story = { args: { offer: { ...sampleOffer, countdown: true }, today: '2026-12-28' } };
export const AtSomePlaces: Story = { args: { places: ['Border Ford Albury', 'Border Isuzu Wodonga'] } };
export const WithoutPictureAndModel: Story = { args: { offer: { ...sampleOffer, image_url: null, model: null } } };
export const WithoutNumberAndEnd: Story = { args: { offer: { ...sampleOffer, figure: null, until: null } } };
export const Wide: Story = { args: { layout: 'wide' } };
export const LongText: Story = {
  args: { offer: { ...sampleOffer, name: `${sampleOffer.name} and a long list of other things`.repeat(2) } },
};
