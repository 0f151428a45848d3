import type { Meta, StoryObj } from '@storybook/react-vite';
import { MakeLogo } from './MakeLogo.tsx';

const meta = {
  title: 'Content/MakeLogo',
  tags: ['picture'],
  component: MakeLogo,
  args: { make: 'Toyota', size: 64 },
} satisfies Meta<typeof MakeLogo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutIcon: Story = { args: { make: 'Jayco' } };

export const ThreeLetters: Story = { args: { make: 'BYD' } };
