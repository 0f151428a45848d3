import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { SignedIn as SignedInVisitor } from '../../testing/SignedIn.tsx';
import { markSignedIn, sampleSavedVehicles } from '../../testing/index.ts';
import { SavedVehicles } from './SavedVehicles.tsx';

const meta = {
  title: 'Shopper/SavedVehicles',
  component: SavedVehicles,
  args: { entries: sampleSavedVehicles, remove: () => Promise.resolve() },
  beforeEach: () => () => markSignedIn(false),
  render: (args) => (
    <SignedInVisitor site="catalogue-saved" watchlist={{ ids: sampleSavedVehicles.map(({ id }) => id) }}>
      <SavedVehicles {...args} />
    </SignedInVisitor>
  ),
} satisfies Meta<typeof SavedVehicles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutScripts: Story = {
  render: (args) => (
    <TestSite flags={{ watchlist: true }}>
      <SavedVehicles {...args} />
    </TestSite>
  ),
};
export const Empty: Story = { args: { entries: [] } };
export const LongText: Story = {
  args: {
    entries: sampleSavedVehicles.map((entry) => ({
      ...entry,
      name: '2018 Toyota LandCruiser Prado Kakadu with everything that could be ordered',
    })),
  },
};
