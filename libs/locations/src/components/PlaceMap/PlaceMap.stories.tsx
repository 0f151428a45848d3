import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleLocation, sampleLocations } from '../../testing/index.ts';
import type { MapAssets } from '../../model/mapAssets.ts';
import { PlaceMap } from './PlaceMap.tsx';

/** A whole style without any address in it: one square of streets, nothing fetched. */
const style = {
  version: 8,
  sources: {
    streets: {
      type: 'geojson',
      attribution: '© Sample tiles',
      data: {
        type: 'MultiLineString',
        coordinates: [-2, -1, 0, 1, 2].flatMap((step) => [
          [
            [115.74, -32.05 + step * 0.002],
            [115.76, -32.05 + step * 0.002],
          ],
          [
            [115.75 + step * 0.002, -32.06],
            [115.75 + step * 0.002, -32.04],
          ],
        ]),
      },
    },
  },
  layers: [
    { id: 'ground', type: 'background', paint: { 'background-color': 'rgb(240, 238, 232)' } },
    { id: 'streets', type: 'line', source: 'streets', paint: { 'line-color': 'white', 'line-width': 6 } },
  ],
};

const assets: MapAssets = {
  worker: new URL('../../../../../node_modules/maplibre-gl/dist/maplibre-gl-worker.mjs', import.meta.url).href,
  styles: new URL('../../../../../node_modules/maplibre-gl/dist/maplibre-gl.css', import.meta.url).href,
};

const canDrawTiles = () => document.createElement('canvas').getContext('webgl2') !== null;

const meta = {
  title: 'Locations/PlaceMap',
  tags: ['picture'],
  component: PlaceMap,
  args: { location: sampleLocation },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PlaceMap>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const OnTheOtherCoast: Story = { args: { location: sampleLocations[2] ?? sampleLocation } };

export const WithTiles: Story = {
  args: {
    map: { styleUrl: `data:application/json,${encodeURIComponent(JSON.stringify(style))}`, key: '', attribution: '' },
    assets,
  },
  play: async ({ canvas }) => {
    // A browser without WebGL keeps the drawn map.
    if (!canDrawTiles()) return void (await canvas.findByRole('img', { name: /Fremantle WA marked/ }));
    await canvas.findByRole('button', { name: 'Zoom in' }, { timeout: 20_000 });
    await expect(canvas.queryByRole('img', { name: /Fremantle WA marked/ })).toBeNull();
  },
};

export const Failed: Story = {
  args: { map: { styleUrl: 'data:application/json,{}', key: 'expired', attribution: '' }, assets },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /Fremantle WA marked/ })).toBeVisible();
  },
};

export const WithoutPosition: Story = {
  args: { location: { ...sampleLocation, address: { ...sampleLocation.address, lat: 0, long: 0 } } },
};

export const BesideAnAddress: Story = { args: { directions: false } };

export const LongText: Story = {
  args: {
    location: {
      name: 'Harbour Toyota Fremantle and South Metropolitan Pre-owned Centre',
      address: {
        ...sampleLocation.address,
        street: 'Unit 14, Building C, South Metropolitan Automotive Precinct, 1212-1218 Quarry Street',
        city: 'North Fremantle Harbourside East',
      },
    },
  },
};
