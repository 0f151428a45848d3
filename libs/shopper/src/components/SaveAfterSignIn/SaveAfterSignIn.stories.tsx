import type { Meta, StoryObj } from '@storybook/react-vite';
import { Toaster } from '@forecourt/ui';
import { expect, waitFor } from 'storybook/test';
import { noteSaveIntent } from '../../stores/saveIntent.ts';
import { SignedIn } from '../../testing/SignedIn.tsx';
import { markSignedIn } from '../../testing/index.ts';
import { SaveAfterSignIn } from './SaveAfterSignIn.tsx';

const meta = {
  title: 'Shopper/SaveAfterSignIn',
  component: SaveAfterSignIn,
  args: { query: 'save_car=car-1' },
  beforeEach: () => () => markSignedIn(false),
  render: (args) => {
    noteSaveIntent('catalogue-save-after', 'car-1');
    return (
      <SignedIn site="catalogue-save-after">
        <SaveAfterSignIn {...args} />
        <Toaster />
      </SignedIn>
    );
  },
} satisfies Meta<typeof SaveAfterSignIn>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    // Waits for the toast's entrance animation.
    await waitFor(() => expect(canvas.getByText('Car Saved In Watchlist')).toBeVisible());
  },
};
