import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { userEvent, within } from 'storybook/test';
import { signedInMarker } from '../../model/signInLink.ts';
import { AccountMenu } from './AccountMenu.tsx';

const mark = (life: number) => void (document.cookie = `${signedInMarker}=1; path=/; max-age=${life}`);

const meta = {
  title: 'Shopper/AccountMenu',
  component: AccountMenu,
  args: { signOut: () => Promise.resolve() },
  decorators: [
    (Story) => (
      <TestSite flags={{ watchlist: true, checkout: true }}>
        <div style={{ display: 'flex', justifyContent: 'end', minBlockSize: '18rem', alignItems: 'start' }}>
          <Story />
        </div>
      </TestSite>
    ),
  ],
  beforeEach: () => () => mark(0),
} satisfies Meta<typeof AccountMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedIn: Story = { beforeEach: () => mark(60), tags: ['axe'] };
export const Open: Story = {
  beforeEach: () => mark(60),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'My account' }));
  },
};
