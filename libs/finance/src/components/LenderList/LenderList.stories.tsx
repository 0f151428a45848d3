import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFinance } from '../../testing/index.ts';
import { LenderList } from './LenderList.tsx';

const noTerms = { minPrice: undefined, establishmentFee: undefined };
const rate = { interestRate: 7.99, comparisonRate: 9.2, termYears: 5, until: '2027-06-30' };

const meta = {
  title: 'Finance/LenderList',
  component: LenderList,
  args: {
    comparisonWarning: sampleFinance.comparisonWarning,
    lenders: [
      { name: 'Taurus Finance', ...noTerms, establishmentFee: 136_050, rate },
      { name: 'Angle Auto Finance', ...noTerms, minPrice: 5_000, rate: { ...rate, interestRate: 8.38, until: null } },
      { name: 'AusLoans', ...noTerms, rate: null },
    ],
  },
} satisfies Meta<typeof LenderList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { lenders: [{ name: 'Our own finance desk', ...noTerms, minPrice: 2_000, rate }] } };
export const WithoutRates: Story = {
  args: {
    lenders: [
      { name: 'Taurus Finance', ...noTerms, rate: null },
      { name: 'AusLoans', ...noTerms, rate: null },
    ],
  },
};
export const Empty: Story = { args: { lenders: [] } };
export const LongText: Story = {
  args: {
    lenders: [
      { name: 'The Cooperative Motor Vehicle Credit Society of Western Australia', ...noTerms, minPrice: 12_000, rate },
    ],
  },
};
