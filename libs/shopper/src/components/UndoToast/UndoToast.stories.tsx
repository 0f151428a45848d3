import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@forecourt/ui';
import { expect, fn } from 'storybook/test';
import { undoStore } from '../../stores/undoStore.ts';
import { UndoToast } from './UndoToast.tsx';

const taken = fn();

const meta = {
  title: 'Shopper/UndoToast',
  component: UndoToast,
  render: () => (
    <>
      <Button onClick={() => undoStore.show('Removed 2023 Toyota RAV4 from your favourites', taken)}>Remove</Button>
      <UndoToast />
    </>
  ),
} satisfies Meta<typeof UndoToast>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Removed 2023 Toyota RAV4');
  },
};
export const LongText: Story = {
  play: () => undoStore.show('Removed 2018 Toyota LandCruiser Prado Kakadu with a name long enough to wrap', taken),
};
