import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundMessage } from './NotFoundMessage.tsx';

const meta = {
  title: 'Content/NotFoundMessage',
  component: NotFoundMessage,
  args: { searchPath: '/search', contactPath: '/contact', nounPlural: 'vehicles' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Caravans: Story = { args: { nounPlural: 'caravans' } };
