import type { Meta, StoryObj } from '@storybook/react-vite';
import { groupOffers } from '../../model/offer.ts';
import { sampleOffers } from '../../testing/index.ts';
import { OfferChips } from './OfferChips.tsx';

const meta = {
  title: 'Offers/OfferChips',
  component: OfferChips,
  args: { groups: groupOffers(sampleOffers, 'category') },
} satisfies Meta<typeof OfferChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
