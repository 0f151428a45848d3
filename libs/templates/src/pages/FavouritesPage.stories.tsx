import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shell } from './Shell.tsx';
import { samplePageSite } from '../testing/index.ts';
import { FavouritesPage } from './FavouritesPage.tsx';

const meta = {
  title: 'Templates/Franchise/Favourites',
  component: FavouritesPage,
  parameters: { layout: 'fullscreen' },
  args: { site: samplePageSite.franchise },
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof FavouritesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
