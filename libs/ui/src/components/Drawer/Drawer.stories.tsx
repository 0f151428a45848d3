import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Text } from '../Text/Text.tsx';
import { Drawer } from './Drawer.tsx';
import { DrawerButton } from './DrawerButton.tsx';

const meta = {
  title: 'UI/Drawer',
  tags: ['picture'],
  component: Drawer,
  subcomponents: { DrawerButton },
  args: { id: 'favourites', title: 'Your favourites', children: <Text>Nothing saved yet.</Text> },
  render: (args) => (
    <>
      <DrawerButton label="Open" icon="heart" drawer={args.id} />
      <Drawer {...args} />
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }));
    await expect(await within(canvasElement).findByText('Nothing saved yet.')).toBeVisible();
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Left: Story = { args: { side: 'left', title: 'Menu' } };

/** The browser closes it and returns the focus to the button. */
export const Closed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const drawer = await canvas.findByRole('dialog', { name: 'Your favourites' });
    await expect(drawer).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await expect(drawer).not.toBeVisible();
    await expect(opener).toHaveFocus();
  },
};
