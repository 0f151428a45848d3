import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { SignedIn as SignedInVisitor } from '../../testing/SignedIn.tsx';
import { keepOnDevice, markSignedIn, sampleVehicle } from '../../testing/index.ts';
import { SaveVehicle } from './SaveVehicle.tsx';

const meta = {
  title: 'Shopper/SaveVehicle',
  component: SaveVehicle,
  args: { vehicle: sampleVehicle },
  beforeEach: () => () => markSignedIn(false),
} satisfies Meta<typeof SaveVehicle>;

export default meta;

type Story = StoryObj<typeof meta>;

const onDevice = (slug: string): Story => ({
  render: (args) => (
    <TestSite site={{ slug }} flags={{ watchlist: true }}>
      <SaveVehicle {...args} />
    </TestSite>
  ),
});

export const Default: Story = onDevice('catalogue-keep');
export const SavedOnTheDevice: Story = {
  ...onDevice('catalogue-keep-kept'),
  beforeEach: () => keepOnDevice('catalogue-keep-kept', 'favourites', [sampleVehicle]),
};
export const OnTheWatchlist: Story = {
  render: (args) => (
    <SignedInVisitor site="catalogue-keep-watchlist" watchlist={{ ids: [sampleVehicle.id] }}>
      <SaveVehicle {...args} />
    </SignedInVisitor>
  ),
};
