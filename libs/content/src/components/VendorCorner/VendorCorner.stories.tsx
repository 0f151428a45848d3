import { Button } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { VendorCorner } from './VendorCorner.tsx';

const meta = {
  title: 'Content/VendorCorner',
  component: VendorCorner,
  parameters: { layout: 'fullscreen' },
  args: { children: <Button variant="secondary">Ask us</Button> },
} satisfies Meta<typeof VendorCorner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
