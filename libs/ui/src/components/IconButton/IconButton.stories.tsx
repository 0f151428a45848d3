import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'UI/IconButton',
  tags: ['picture'],
  component: IconButton,
  args: { label: 'Save to favourites', icon: 'heart' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pressed: Story = { args: { pressed: true, icon: 'heart-filled' }, tags: ['axe'] };
export const Raised: Story = { args: { tone: 'raised' } };
export const Outline: Story = { args: { tone: 'outline' } };
export const Disabled: Story = { args: { disabled: true } };
