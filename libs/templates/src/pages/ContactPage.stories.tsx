import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '@forecourt/ui';
import { Shell } from './Shell.tsx';
import { sampleNow, samplePageSite } from '../testing/index.ts';
import { ContactPage } from './ContactPage.tsx';

const meta = {
  title: 'Templates/Franchise/Contact',
  component: ContactPage,
  parameters: { layout: 'fullscreen' },
  args: {
    site: samplePageSite.franchise,
    now: sampleNow,
    slots: { form: <TextField label="Name" name="name" required /> },
  },
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof ContactPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutLocations: Story = { args: { site: { ...samplePageSite.franchise, locations: [] } } };
