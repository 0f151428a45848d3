import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFinance } from '../../testing/index.ts';
import { FinanceNote } from './FinanceNote.tsx';

const meta = {
  title: 'Finance/FinanceNote',
  component: FinanceNote,
  args: { finance: sampleFinance },
} satisfies Meta<typeof FinanceNote>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WarningAlone: Story = { args: { finance: { ...sampleFinance, disclaimer: null } } };
export const LongText: Story = {
  args: { finance: { ...sampleFinance, disclaimer: `${sampleFinance.disclaimer} `.repeat(8) } },
};
