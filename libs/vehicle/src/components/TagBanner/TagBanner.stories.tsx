import type { Meta, StoryObj } from '@storybook/react-vite';
import { longVehicle } from '../../testing/index.ts';
import { TagBanner } from './TagBanner.tsx';

const meta = {
  title: 'Vehicle/TagBanner',
  tags: ['picture'],
  component: TagBanner,
  args: { tag: { kind: 'own', text: 'Runout sale' } },
} satisfies Meta<typeof TagBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Fuel: Story = { args: { tag: { kind: 'fuel', text: 'Hybrid' } } };
export const Reserved: Story = { args: { tag: { kind: 'reserved', text: 'Reserved' } } };
export const Certified: Story = { args: { tag: { kind: 'certified', text: 'Toyota Certified' } } };
export const ComingSoon: Story = { args: { tag: { kind: 'comingSoon', text: 'COMING SOON' } } };
export const NewArrival: Story = { args: { tag: { kind: 'newArrival', text: 'New arrival' } } };
export const LongText: Story = { args: { tag: { kind: 'own', text: longVehicle.tag ?? '' } } };
