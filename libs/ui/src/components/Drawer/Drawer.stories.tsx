import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Drawer } from './Drawer.tsx';

const meta = {
  title: 'UI/Drawer',
  component: Drawer,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Your favourites',
    children: <Text>Nothing saved yet.</Text>,
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Left: Story = { args: { side: 'left', title: 'Menu' } };
