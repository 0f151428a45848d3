import type { Meta, StoryObj } from '@storybook/react-vite';
import { SoldNotice } from './SoldNotice.tsx';

const meta = {
  title: 'Vehicle/SoldNotice',
  tags: ['picture'],
  component: SoldNotice,
  args: { enquireHref: '#enquire' },
} satisfies Meta<typeof SoldNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
