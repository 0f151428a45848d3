import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { signedInMarker } from '../../model/signInLink.ts';
import { AccountEntries } from './AccountEntries.tsx';

const mark = (life: number) => void (document.cookie = `${signedInMarker}=1; path=/; max-age=${life}`);

const meta = {
  title: 'Shopper/AccountEntries',
  component: AccountEntries,
  args: { signOut: () => Promise.resolve() },
  decorators: [
    (Story) => (
      <TestSite flags={{ watchlist: true, checkout: true }}>
        <Story />
      </TestSite>
    ),
  ],
  beforeEach: () => () => mark(0),
} satisfies Meta<typeof AccountEntries>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedIn: Story = { beforeEach: () => mark(60) };
