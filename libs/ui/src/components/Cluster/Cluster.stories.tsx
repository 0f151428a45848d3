import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../Badge/Badge.tsx';
import { Cluster } from './Cluster.tsx';

const meta = {
  title: 'UI/Cluster',
  component: Cluster,
  args: { children: ['SUV', 'Ute', 'Sedan'].map((body) => <Badge key={body}>{body}</Badge>) },
} satisfies Meta<typeof Cluster>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const Center: Story = { args: { justify: 'center' } };
export const LongText: Story = {
  args: {
    children: Array.from({ length: 16 }, (_, place) => <Badge key={place}>Chip number {place + 1}</Badge>),
  },
};
