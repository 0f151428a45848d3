import { sampleLocations, sampleOpenNow } from '@forecourt/locations/testing';
import { Button } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePageSite } from '../testing/index.ts';
import { LocationsSection } from './LocationsSection.tsx';

const site = samplePageSite.group;
const many = [1, 2, 3].flatMap((round) =>
  sampleLocations.map((place) => ({
    ...place,
    id: `${place.id}-${round}`,
    slug: `${place.slug}-${round}`,
    name: `${place.name} ${round}`,
  })),
);

const meta = {
  title: 'Templates/Sections/LocationsSection',
  component: LocationsSection,
  parameters: { layout: 'fullscreen' },
  args: { site, now: sampleOpenNow },
} satisfies Meta<typeof LocationsSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A single location, which needs no page that finds the nearest. */
export const One: Story = { args: { block: 'primary' } };

export const Many: Story = { args: { site: { ...site, locations: many } } };

export const Sunken: Story = { args: { tone: 'sunken' } };

/** Email buttons of the host, in place of links to the contact page. */
export const OwnEmail: Story = { args: { email: ({ name }) => <Button variant="secondary">Write to {name}</Button> } };

/** Without locations there is no section. */
export const Empty: Story = { args: { site: { ...site, locations: [] } } };
