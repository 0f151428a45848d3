import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'UI/EmptyState',
  tags: ['picture'],
  component: EmptyState,
  args: {
    title: 'No vehicles match',
    children: 'Take a filter away or look at everything in stock.',
    action: <Button variant="secondary">Clear all filters</Button>,
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithIcon: Story = {
  args: {
    icon: 'heart',
    title: 'No favourites yet',
    children: 'Press the heart on a vehicle and it waits for you here.',
  },
};
export const LongText: Story = {
  args: {
    title: 'No vehicles match all of the eleven filters that you have chosen so far',
    children:
      'Try a wider price range, a neighbouring suburb, or ask our team: new stock comes in every week, and much of it is sold before it reaches the site.',
  },
};
