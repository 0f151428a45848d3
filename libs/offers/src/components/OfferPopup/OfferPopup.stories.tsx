import type { Meta, StoryObj } from '@storybook/react-vite';
import { popupOf } from '../../model/offerCards.ts';
import { sampleOffer } from '../../testing/index.ts';
import { OfferPopup } from './OfferPopup.tsx';

const offer = popupOf(sampleOffer, 'Australia/Perth');

const meta = {
  title: 'Offers/OfferPopup',
  tags: ['picture'],
  component: OfferPopup,
  args: { offer, onClose: () => undefined },
} satisfies Meta<typeof OfferPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutPictureAndEnd: Story = { args: { offer: { ...offer, image: null, end: null, until: null } } };
export const LongText: Story = {
  args: { offer: { ...offer, title: `${offer.title} `.repeat(3), text: `${offer.text} `.repeat(2) } },
};
