import type { Meta, StoryObj } from '@storybook/react-vite';
import { BannerTiles } from './BannerTiles.tsx';

const meta = {
  title: 'Content/BannerTiles',
  tags: ['picture'],
  component: BannerTiles,
  args: {
    tiles: [
      { title: 'Latest offers', text: 'On new and demonstrator vehicles', href: '/special-offers', icon: 'tag' },
      { title: 'Book your service', text: 'Our own workshop in O’Connor', href: '/contact', icon: 'wrench' },
      { title: 'Sell your car', text: 'A fair figure, paid the same day', href: '/contact', icon: 'dollar' },
    ],
  },
} satisfies Meta<typeof BannerTiles>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { tiles: [] } };
