import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleOffer } from '../../testing/index.ts';
import { OfferList } from './OfferList.tsx';

const meta = {
  title: 'Content/OfferList',
  component: OfferList,
  args: {
    offers: [sampleOffer, { ...sampleOffer, id: 'two' }, { ...sampleOffer, id: 'three' }],
    searchPath: '/search',
    enquireHref: '/contact',
  },
} satisfies Meta<typeof OfferList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { offers: [sampleOffer] } };

export const Empty: Story = { args: { offers: [] } };
