import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOffer } from '../../testing/index.ts';
import { OfferTerms } from './OfferTerms.tsx';

const meta = {
  title: 'Offers/OfferTerms',
  component: OfferTerms,
  args: { offer: sampleOffer },
} satisfies Meta<typeof OfferTerms>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { offer: { disclaimer: sampleOffer.disclaimer.repeat(4) } } };
export const Empty: Story = { args: { offer: { disclaimer: '' } } };
