import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOffer } from '../../testing/index.ts';
import { OfferCard } from './OfferCard.tsx';

const meta = {
  title: 'Content/OfferCard',
  component: OfferCard,
  args: { offer: sampleOffer, searchPath: '/search', enquireHref: '/contact#enquire' },
} satisfies Meta<typeof OfferCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPictureAndModel: Story = { args: { offer: { ...sampleOffer, image_url: null, model: null } } };

export const Wide: Story = { args: { layout: 'wide' } };

export const LongText: Story = {
  args: { offer: { ...sampleOffer, name: `${sampleOffer.name} and a long list of other things`.repeat(2) } },
};
