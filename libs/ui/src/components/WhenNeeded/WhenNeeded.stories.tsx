import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { TextField } from '../TextField/TextField.tsx';
import { WhenNeeded } from './WhenNeeded.tsx';

const meta = {
  title: 'UI/WhenNeeded',
  component: WhenNeeded,
  args: {
    load: () => Promise.resolve(),
    children: (
      <form>
        <TextField id="words" name="words" label="What are you after?" />
      </form>
    ),
  },
} satisfies Meta<typeof WhenNeeded>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without server HTML it is live at once. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('textbox', { name: /^What are you after/ })).toBeVisible();
  },
};
