import type { Meta, StoryObj } from '@storybook/react-vite';
import { nearestFirst } from '../../model/nearest.ts';
import { sampleLocations, sampleOpenNow } from '../../testing/index.ts';
import { PlaceRow } from '../PlaceRow/PlaceRow.tsx';
import { PlaceFinder } from './PlaceFinder.tsx';

const placesFrom = (from: { lat: number; long: number } | null) =>
  nearestFirst(sampleLocations, from).map(({ place, km }) => ({
    id: place.id,
    address: place.address,
    km,
    row: <PlaceRow location={place} now={sampleOpenNow} href={`/locations/${place.slug}`} />,
  }));
const action = '/locations';

const meta = {
  title: 'Locations/PlaceFinder',
  component: PlaceFinder,
  args: { places: placesFrom(null), ask: { action } },
} satisfies Meta<typeof PlaceFinder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NearestFirst: Story = {
  args: { places: placesFrom({ lat: -33.87, long: 151.21 }), ask: { action, postcode: '2000' } },
};

export const Error: Story = { args: { ask: { action, postcode: '9998', problem: 'Invalid postcode' } }, tags: ['axe'] };

/** So few that visitors need no help to find the nearest. */
export const WithoutPostcode: Story = { args: { ask: undefined } };

export const Empty: Story = { args: { places: [], ask: undefined } };
