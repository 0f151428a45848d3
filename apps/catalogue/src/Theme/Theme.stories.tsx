import type { Meta, StoryObj } from '@storybook/react-vite';
import { Theme } from './Theme.tsx';

const meta = {
  title: 'Foundations/Theme',
  tags: ['picture'],
  component: Theme,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Theme>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
