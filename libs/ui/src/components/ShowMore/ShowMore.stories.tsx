import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShowMore } from './ShowMore.tsx';

const meta = {
  title: 'UI/ShowMore',
  component: ShowMore,
  args: {
    children: <p>Always in sight.</p>,
    rest: <p>Waits until it is asked for.</p>,
    more: 'Show More',
    less: 'Show Less',
  },
} satisfies Meta<typeof ShowMore>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingMore: Story = { args: { rest: null } };
