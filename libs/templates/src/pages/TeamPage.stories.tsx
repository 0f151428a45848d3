import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePeople } from '@forecourt/content/testing';
import { sampleLocation } from '@forecourt/locations/testing';
import { samplePageSite } from '../testing/index.ts';
import { Shell } from './Shell.tsx';
import { TeamPage } from './TeamPage.tsx';

const meta = {
  title: 'Templates/Franchise/Team',
  component: TeamPage,
  parameters: { layout: 'fullscreen' },
  args: { site: samplePageSite.franchise, place: sampleLocation, people: samplePeople },
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof TeamPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const One: Story = { args: { people: samplePeople.slice(0, 1) } };

export const Empty: Story = { args: { people: [] } };
