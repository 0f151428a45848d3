import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SaveRequestedVehicle } from './SaveRequestedVehicle.tsx';

const meta = {
  title: 'Shopper/SaveRequestedVehicle',
  component: SaveRequestedVehicle,
  args: { id: 'car-1', name: '2023 Toyota RAV4 GXL Hybrid', action: () => Promise.resolve('Your watchlist is full.') },
} satisfies Meta<typeof SaveRequestedVehicle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save to my watchlist' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your watchlist is full.');
  },
};
