import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { SignedIn as SignedInVisitor } from '../../testing/SignedIn.tsx';
import { markSignedIn, sampleVehicle, type SampleWatchlist } from '../../testing/index.ts';
import { SaveToggle } from './SaveToggle.tsx';

const meta = {
  title: 'Shopper/SaveToggle',
  component: SaveToggle,
  args: { vehicle: sampleVehicle },
  beforeEach: () => () => markSignedIn(false),
} satisfies Meta<typeof SaveToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

const signedIn = (site: string, watchlist?: SampleWatchlist): Story => ({
  render: (args) => (
    <SignedInVisitor site={site} watchlist={watchlist}>
      <SaveToggle {...args} />
    </SignedInVisitor>
  ),
});

export const Default: Story = {
  render: (args) => (
    <TestSite flags={{ watchlist: true }}>
      <SaveToggle {...args} />
    </TestSite>
  ),
};
export const BesideAHeart: Story = {
  render: (args) => (
    <TestSite flags={{ watchlist: true, splitSaves: true }}>
      <SaveToggle {...args} />
    </TestSite>
  ),
};
export const SignedIn: Story = signedIn('catalogue-save');
export const Saved: Story = signedIn('catalogue-save-saved', { ids: [sampleVehicle.id] });
export const Error: Story = signedIn('catalogue-save-error', { refusal: 'Your watchlist is full' });
