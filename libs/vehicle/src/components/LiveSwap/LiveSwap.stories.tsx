import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Notice } from '@forecourt/ui';
import { samplePage } from '../../testing/index.ts';
import { LiveSwap } from './LiveSwap.tsx';

const meta = {
  title: 'Vehicle/LiveSwap',
  component: LiveSwap,
  args: {
    vehicle: samplePage,
    when: 'taken',
    instead: <Notice tone="warning">Somebody holds this one.</Notice>,
    children: <Button variant="success">Reserve online</Button>,
  },
} satisfies Meta<typeof LiveSwap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Reserved: Story = { args: { vehicle: { ...samplePage, reserved: true } } };
export const Sold: Story = { args: { vehicle: { ...samplePage, sold: true }, when: 'sold' } };
