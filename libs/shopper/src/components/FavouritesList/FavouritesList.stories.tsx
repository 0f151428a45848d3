import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { keepOnDevice, sampleSummaries } from '../../testing/index.ts';
import type { ResolveVehicles } from '../../stores/useResolved.ts';
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

const today: ResolveVehicles = (ids) => Promise.resolve(sampleSummaries.filter(({ id }) => ids.includes(id)));
const withoutOne: ResolveVehicles = (ids) => today(ids.slice(1));
const never: ResolveVehicles = () => new Promise(() => undefined);
const failing: ResolveVehicles = () => Promise.reject(new globalThis.Error('No answer'));

export const Default: Story = { args: { resolve: today } };
export const NoLongerListed: Story = { args: { resolve: withoutOne } };
export const Loading: Story = { args: { resolve: never } };
export const Error: Story = { args: { resolve: failing } };
export const AsSaved: Story = {};
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
