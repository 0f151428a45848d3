import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocations, sampleOpenNow } from '@forecourt/locations/testing';
import { samplePageSite } from '../testing/index.ts';
import { inShell } from '../testing/inShell.tsx';
import { PlacesPage } from './PlacesPage.tsx';

const many = sampleLocations.flatMap((location, place) =>
  ['', ' North'].map((name) => ({
    ...location,
    id: `${location.id}${name}`,
    slug: `${location.slug}${name.trim().toLowerCase()}`,
    name: `${location.name}${name}`,
    manufacturers: place === 0 ? ['Kia', 'Nissan'] : ['Kia'],
  })),
);
const site = { ...samplePageSite.group, locations: many };

const meta = {
  title: 'Templates/Group/Places',
  tags: ['whole-page'],
  component: PlacesPage,
  parameters: { layout: 'fullscreen' },
  args: { site, now: sampleOpenNow, filter: { department: null, make: null }, head: 'sunken' },
  decorators: [inShell],
} satisfies Meta<typeof PlacesPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NearestFirst: Story = {
  args: { near: { postcode: '2000', from: { lat: -33.87, long: 151.21 }, problem: null } },
};

export const Error: Story = {
  args: { near: { postcode: '9998', from: null, problem: 'Invalid postcode' } },
  tags: ['axe'],
};

/** No location matches the filter. */
export const Empty: Story = { args: { filter: { department: 'parts', make: null } } };

/** Too few locations for filters. */
export const Few: Story = { args: { site: { ...site, locations: many.slice(0, 2) } } };
