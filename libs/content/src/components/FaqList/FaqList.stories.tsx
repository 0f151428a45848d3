import type { Meta, StoryObj } from '@storybook/react-vite';
import { FaqList } from './FaqList.tsx';

const meta = {
  title: 'Content/FaqList',
  component: FaqList,
  args: {
    entries: [
      { question: 'How do I read a tow rating?', answer: 'Compare the loaded mass with what your car may tow braked.' },
      { question: 'Can I bring the car back?', answer: 'Within 48 hours, for a full refund.' },
    ],
  },
} satisfies Meta<typeof FaqList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
