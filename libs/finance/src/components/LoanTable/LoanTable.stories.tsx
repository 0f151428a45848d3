import type { Meta, StoryObj } from '@storybook/react-vite';
import { calculatorSetup } from '../../model/calculatorSetup.ts';
import { sampleFees, sampleSetup, calculatorSite } from '../../testing/index.ts';
import { LoanTable } from './LoanTable.tsx';

const meta = {
  title: 'Finance/LoanTable',
  tags: ['picture'],
  component: LoanTable,
  args: { setup: sampleSetup, input: sampleSetup.start },
} satisfies Meta<typeof LoanTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithDeposit: Story = { args: { input: { ...sampleSetup.start, deposit: 6_000, frequency: 'monthly' } } };
export const WithComparisonRate: Story = { args: { setup: calculatorSetup(calculatorSite({ fees: sampleFees })) } };
/** An amount too small for a long term. */
export const Small: Story = { args: { input: { ...sampleSetup.start, price: 3_000 } } };
export const LongText: Story = { args: { input: { ...sampleSetup.start, price: 249_999, deposit: 123_456 } } };
