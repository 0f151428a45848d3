import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@forecourt/ui';
import { TestSite } from '@forecourt/ui/testing';
import { useSavedIds } from '../../stores/useDeviceList.ts';
import { markSignedIn, sampleWatchlistCalls } from '../../testing/index.ts';
import { WatchlistProvider } from './WatchlistProvider.tsx';

function Count() {
  return <Text>Saved: {useSavedIds().length}</Text>;
}

const meta = {
  title: 'Shopper/WatchlistProvider',
  component: WatchlistProvider,
  args: { calls: sampleWatchlistCalls({ ids: ['car-1', 'car-2'] }), page: '/', children: <Count /> },
  decorators: [
    (Story) => (
      <TestSite site={{ slug: 'catalogue-watchlist' }} flags={{ watchlist: true }}>
        <Story />
      </TestSite>
    ),
  ],
  beforeEach: () => () => markSignedIn(false),
} satisfies Meta<typeof WatchlistProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedIn: Story = { beforeEach: () => markSignedIn(true) };
