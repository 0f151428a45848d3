import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { keepOnDevice, sampleSummaries } from '../../testing/index.ts';
import { FavouritesList } from './FavouritesList.tsx';

const meta = {
  title: 'Shopper/FavouritesList',
  component: FavouritesList,
  args: {},
  decorators: [
    (Story) => {
      keepOnDevice('harbour-toyota', 'favourites', sampleSummaries);
      return <Story />;
    },
  ],
} satisfies Meta<typeof FavouritesList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  decorators: [
    (Story) => (
      <TestSite site={{ slug: 'catalogue-favourites-empty' }}>
        <Story />
      </TestSite>
    ),
  ],
};
export const One: Story = {
  decorators: [
    (Story) => {
      keepOnDevice('catalogue-favourites-one', 'favourites', sampleSummaries.slice(0, 1));
      return (
        <TestSite site={{ slug: 'catalogue-favourites-one' }}>
          <Story />
        </TestSite>
      );
    },
  ],
};
export const LongText: Story = {
  decorators: [
    (Story) => {
      keepOnDevice('catalogue-favourites-long', 'favourites', [...sampleSummaries].reverse().slice(0, 9));
      return (
        <TestSite site={{ slug: 'catalogue-favourites-long' }}>
          <Story />
        </TestSite>
      );
    },
  ],
};
