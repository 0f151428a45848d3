import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSetup } from '../../testing/index.ts';
import { BudgetCalculator } from '../BudgetCalculator/BudgetCalculator.tsx';
import { FinanceCalculator } from '../FinanceCalculator/FinanceCalculator.tsx';
import { OneInterest } from './OneInterest.tsx';

const repayment = <FinanceCalculator setup={sampleSetup} />;
const budget = (
  <BudgetCalculator setup={sampleSetup} searchHref="/search?price=-{price}" count={84} noun="car" nouns="cars" />
);

const meta = {
  title: 'Finance/OneInterest',
  component: OneInterest,
  args: {
    children: (
      <>
        {repayment}
        {budget}
      </>
    ),
  },
} satisfies Meta<typeof OneInterest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A single calculator, which needs nothing around it. */
export const One: Story = { args: { children: repayment } };
