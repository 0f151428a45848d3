import type { Meta, StoryObj } from '@storybook/react-vite';
import { FactList } from './FactList.tsx';

const meta = {
  title: 'UI/FactList',
  tags: ['picture'],
  component: FactList,
  args: {
    facts: [
      { name: 'Deposit', value: '$200' },
      { name: 'Reference', value: 'R-7K2M9' },
    ],
  },
} satisfies Meta<typeof FactList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { facts: [] } };
export const LongText: Story = {
  args: {
    facts: [
      { name: 'What you name when you call the dealer about it', value: 'R-7K2M9' },
      { name: 'Reference', value: '018f3c2a-7c1b-7e2a-9b58-5d4a4f0c7be1-018f3c2a-7c1b-7e2a' },
    ],
  },
};
