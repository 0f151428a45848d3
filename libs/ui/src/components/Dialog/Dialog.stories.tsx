import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Text } from '../Text/Text.tsx';
import { Dialog } from './Dialog.tsx';

const meta = {
  title: 'UI/Dialog',
  tags: ['picture'],
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => undefined,
    title: 'Reserve this vehicle',
    description: 'A refundable deposit of $500 holds it for 48 hours.',
    children: <Text>We call you within the hour to arrange the rest.</Text>,
  },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { size: 'wide' } };
export const Sheet: Story = {
  tags: ['axe'],
  args: { size: 'sheet', title: 'Filter', footer: <Button full>Show 412 vehicles</Button> },
};
export const Closed: Story = { args: { open: false } };
export const LongText: Story = {
  args: {
    children: Array.from({ length: 12 }, (_, place) => (
      <Text key={place}>
        The deposit holds the vehicle for you while your finance is approved, and it is refunded in full if you change
        your mind.
      </Text>
    )),
    footer: <Button full>Agree and go on</Button>,
  },
};
