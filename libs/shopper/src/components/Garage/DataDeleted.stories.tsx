import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { expect } from 'storybook/test';
import { DataDeleted } from './DataDeleted.tsx';

const meta = {
  title: 'Shopper/DataDeleted',
  component: DataDeleted,
  args: {},
  decorators: [
    (Story) => (
      <TestSite site={{ slug: 'catalogue-deleted' }}>
        <Story />
      </TestSite>
    ),
  ],
} satisfies Meta<typeof DataDeleted>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Forgotten: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear it from this device too' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('Cleared from this device.');
  },
};
