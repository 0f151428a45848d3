import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './Container.tsx';

const meta = {
  title: 'UI/Container',
  component: Container,
  args: {
    children:
      'Our yard has been on the same corner for thirty years. Come in, have a coffee and drive whatever you like: nobody will follow you around. When you have found the one, we put the whole price on one page.',
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Narrow: Story = { args: { width: 'text' } };
