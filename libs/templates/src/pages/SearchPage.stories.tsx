import type { Meta, StoryObj } from '@storybook/react-vite';
import { VehicleGrid } from '@forecourt/vehicle';
import { Shell } from './Shell.tsx';
import { sampleNow, samplePageSite, sampleStock } from '../testing/index.ts';
import { SearchPage } from './SearchPage.tsx';

const meta = {
  title: 'Templates/Franchise/Search',
  component: SearchPage,
  parameters: { layout: 'fullscreen' },
  args: {
    site: samplePageSite.franchise,
    heading: 'Used vehicles',
    children: <VehicleGrid vehicles={sampleStock.franchise} now={sampleNow} headingLevel={2} />,
  },
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithText: Story = { args: { text: 'Checked and serviced in our own workshop.' } };
