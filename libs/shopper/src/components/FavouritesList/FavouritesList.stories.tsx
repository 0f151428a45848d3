import type { Meta, StoryObj } from '@storybook/react-vite';
import { keepOnDevice, sampleSummaries } from '../../testing/index.ts';
import { withVehicles } from '../../testing/withVehicles.tsx';
import type { ResolveVehicles } from '../../stores/useResolved.ts';
import { FavouritesList } from './FavouritesList.tsx';

const meta = {
  title: 'Shopper/FavouritesList',
  component: FavouritesList,
  args: {},
  beforeEach: () => keepOnDevice('harbour-toyota', 'favourites', sampleSummaries),
} satisfies Meta<typeof FavouritesList>;

export default meta;

type Story = StoryObj<typeof meta>;

const today: ResolveVehicles = (ids) => Promise.resolve(sampleSummaries.filter(({ id }) => ids.includes(id)));
const withoutOne: ResolveVehicles = (ids) => today(ids.slice(1));
const never: ResolveVehicles = () => new Promise(() => undefined);
const failing: ResolveVehicles = () => Promise.reject(new globalThis.Error('No answer'));

export const Default: Story = { args: { resolve: today } };
export const NoLongerListed: Story = { args: { resolve: withoutOne } };
export const Loading: Story = { args: { resolve: never }, tags: ['axe'] };
export const Error: Story = { args: { resolve: failing }, tags: ['axe'] };
export const AsSaved: Story = {};
export const Empty: Story = {
  decorators: [withVehicles('catalogue-favourites-empty', 'favourites', [])],
  tags: ['axe'],
};
export const One: Story = {
  decorators: [withVehicles('catalogue-favourites-one', 'favourites', sampleSummaries.slice(0, 1))],
};
export const LongText: Story = {
  decorators: [withVehicles('catalogue-favourites-long', 'favourites', [...sampleSummaries].reverse().slice(0, 9))],
};
