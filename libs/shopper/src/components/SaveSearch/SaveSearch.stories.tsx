import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { SaveAnswer } from '../../stores/watchlistStore.ts';
import { SignedIn } from '../../testing/SignedIn.tsx';
import { markSignedIn } from '../../testing/index.ts';
import { SaveSearch } from './SaveSearch.tsx';

const meta = {
  title: 'Shopper/SaveSearch',
  component: SaveSearch,
  args: { name: 'Kia SUVs', save: (): Promise<SaveAnswer> => Promise.resolve({ success: true }) },
  beforeEach: () => () => markSignedIn(false),
  render: (args) => (
    <SignedIn site="catalogue-save-search">
      <SaveSearch {...args} />
    </SignedIn>
  ),
} satisfies Meta<typeof SaveSearch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = {
  args: { save: () => Promise.resolve({ success: false, message: 'You have saved 50 searches.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save search' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have saved 50 searches.');
  },
};
