import type { Meta, StoryObj } from '@storybook/react-vite';
import { loanCost } from '../../model/loanCost.ts';
import { sampleDisclaimer, sampleFees, sampleFigures, sampleFinance } from '../../testing/index.ts';
import { FinanceBox } from './FinanceBox.tsx';

const meta = {
  title: 'Finance/FinanceBox',
  tags: ['picture'],
  component: FinanceBox,
  args: {
    figures: sampleFigures,
    enquireHref: '/finance-enquiry?car_id=car-1#finance-form',
    finance: sampleFinance,
    disclaimer: sampleDisclaimer,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FinanceBox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Monthly: Story = { args: { figures: { ...sampleFigures, amount: 83_600, per: 'month' } } };
export const NoFinalPayment: Story = { args: { figures: { ...sampleFigures, note: '$0 final payment' } } };
export const WithTotalCost: Story = {
  args: { cost: loanCost({ ...sampleFigures, finalPayment: 1_349_700 }, null, sampleFees) },
};
export const RatesOnly: Story = { args: { figures: { ...sampleFigures, amount: null }, disclaimer: undefined } };
export const WithDepositAndFinalPayment: Story = {
  args: { figures: { ...sampleFigures, deposit: 749_900, finalPayment: 2_249_700 } },
};
export const Empty: Story = { args: { figures: null } };
export const LongText: Story = { args: { disclaimer: `${sampleDisclaimer} `.repeat(12) } };
