import type { Meta, StoryObj } from '@storybook/react-vite';
import { loanCost } from '../../model/loanCost.ts';
import { sampleFees, sampleFigures } from '../../testing/index.ts';
import { LoanCostTable } from './LoanCostTable.tsx';

const withBalloon = { ...sampleFigures, deposit: 449_900, finalPayment: 1_349_700 };

const meta = {
  title: 'Finance/LoanCostTable',
  component: LoanCostTable,
  args: { cost: loanCost(withBalloon, null, sampleFees)! },
} satisfies Meta<typeof LoanCostTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RepaymentsAlone: Story = { args: { cost: loanCost(sampleFigures, null, [])! } };
export const Monthly: Story = {
  args: { cost: loanCost({ ...withBalloon, amount: 83_600, per: 'month' }, null, sampleFees)! },
};
export const StatedByTheLender: Story = {
  args: { cost: loanCost(withBalloon, { totalPayable: 5_432_100 }, sampleFees)! },
};
export const LongText: Story = {
  args: {
    cost: loanCost(withBalloon, null, [
      {
        label: 'Registration of the security in the national register',
        amount: 600,
        due: 'start',
        isGovernmentCharge: true,
      },
      { label: 'Administration of the account', amount: 123_456, due: 'monthly', isGovernmentCharge: false },
    ])!,
  },
};
