import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { useToast } from './useToast.ts';
import { Toaster } from './Toaster.tsx';

const meta = {
  title: 'UI/Toaster',
  component: Toaster,
  // It goes by itself.
  render: function Render() {
    const toast = useToast();
    return (
      <>
        <Button onClick={() => toast('Saved to favourites', 'heart-filled')}>Save</Button>
        <Toaster />
      </>
    );
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved to favourites');
  },
};
