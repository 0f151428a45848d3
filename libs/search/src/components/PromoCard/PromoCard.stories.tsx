import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePromo } from '../../testing/index.ts';
import { PromoCard } from './PromoCard.tsx';

const meta = {
  title: 'Search/PromoCard',
  tags: ['picture'],
  component: PromoCard,
  args: { promo: samplePromo },
} satisfies Meta<typeof PromoCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AsRow: Story = { args: { layout: 'list' } };
export const WithoutPicture: Story = { args: { promo: { ...samplePromo, image_url: null } } };
export const Empty: Story = { args: { promo: { ...samplePromo, image_url: null, text: '', button: '' } } };
export const LongText: Story = {
  args: {
    promo: {
      ...samplePromo,
      title: 'End of financial year runout on every demonstrator in Fremantle and Rockingham',
      text: 'Each demonstrator comes with the balance of its manufacturer’s warranty, twelve months of roadside assistance, its first service on us and a full tank. Ask for the price list, which changes whenever one is sold.',
      button: 'See every demonstrator we have left',
    },
  },
};
