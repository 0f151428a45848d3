import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { sampleVehicle } from '../../testing/index.ts';
import { SaveToggle } from './SaveToggle.tsx';

const meta = {
  title: 'Shopper/SaveToggle',
  component: SaveToggle,
  args: { vehicle: sampleVehicle },
  decorators: [
    (Story) => (
      <TestSite flags={{ watchlist: true }}>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof SaveToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignedIn: Story = { args: { onSave: () => Promise.resolve({ success: true }) } };
export const Saved: Story = { args: { saved: true, onSave: () => Promise.resolve({ success: true }) } };
export const Error: Story = {
  args: { onSave: () => Promise.resolve({ success: false, message: 'Your watchlist is full' }) },
};
