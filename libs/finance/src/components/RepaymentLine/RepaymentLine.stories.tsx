import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFigures } from '../../testing/index.ts';
import { RepaymentLine } from './RepaymentLine.tsx';

const meta = {
  title: 'Finance/RepaymentLine',
  tags: ['picture'],
  component: RepaymentLine,
  args: { figures: sampleFigures },
} satisfies Meta<typeof RepaymentLine>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Monthly: Story = { args: { figures: { ...sampleFigures, amount: 83_600, per: 'month' } } };
export const WithDepositAndFinalPayment: Story = {
  args: { figures: { ...sampleFigures, deposit: 749_900, finalPayment: 2_249_700 } },
};
export const NoFinalPayment: Story = { args: { figures: { ...sampleFigures, note: '$0 final payment' } } };
export const BesideRent: Story = { args: { besideRent: true } };
export const LongText: Story = {
  args: { figures: { ...sampleFigures, amount: 119_300, deposit: 12_749_900, finalPayment: 32_249_700 } },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '12rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const Empty: Story = { args: { figures: null } };
