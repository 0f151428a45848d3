import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Grid } from './Grid.tsx';

const meta = {
  title: 'UI/Grid',
  component: Grid,
  args: { min: '14rem', children: Array.from({ length: 8 }, (_, place) => <Skeleton key={place} ratio="4/3" />) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dense: Story = { args: { min: '6rem', gap: 1 } };
