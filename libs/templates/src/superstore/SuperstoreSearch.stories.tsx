import type { Meta, StoryObj } from '@storybook/react-vite';
import { VehicleGrid } from '@forecourt/vehicle';
import { Shell } from '../pages/Shell.tsx';
import { sampleNow, samplePageSite, sampleStock } from '../testing/index.ts';
import { SuperstoreSearch } from './SuperstoreSearch.tsx';

const meta = {
  title: 'Templates/Superstore/Search',
  component: SuperstoreSearch,
  parameters: { layout: 'fullscreen' },
  args: {
    site: samplePageSite.superstore,
    heading: 'All cars',
    children: <VehicleGrid vehicles={sampleStock.superstore} now={sampleNow} headingLevel={2} />,
  },
  decorators: [
    (Story, { args }) => (
      <Shell site={args.site} year={2026}>
        <Story />
      </Shell>
    ),
  ],
} satisfies Meta<typeof SuperstoreSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
