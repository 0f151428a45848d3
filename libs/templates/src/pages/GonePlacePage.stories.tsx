import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleLocation, sampleLocations, sampleOpenNow } from '@forecourt/locations/testing';
import { samplePageSite } from '../testing/index.ts';
import { GonePlacePage } from './GonePlacePage.tsx';
import { Shell } from './Shell.tsx';

const place = { ...sampleLocation, visible: false, closed_on: '2026-06-30' };

const meta = {
  title: 'Templates/Franchise/GonePlace',
  component: GonePlacePage,
  parameters: { layout: 'fullscreen' },
  args: {
    site: { ...samplePageSite.franchise, locations: [place, ...sampleLocations.slice(1)] },
    place,
    now: sampleOpenNow,
  },
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof GonePlacePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The dealer has no other location. */
export const Empty: Story = { args: { site: { ...samplePageSite.franchise, locations: [place] } } };
