import type { Meta, StoryObj } from '@storybook/react-vite';
import { calculatorSetup } from '../../model/calculatorSetup.ts';
import { sampleFees, sampleSetup, calculatorSite } from '../../testing/index.ts';
import { BudgetCalculator } from './BudgetCalculator.tsx';

const meta = {
  title: 'Finance/BudgetCalculator',
  component: BudgetCalculator,
  args: { setup: sampleSetup, searchHref: '/search?price=-{price}', count: 84, noun: 'car', nouns: 'cars' },
} satisfies Meta<typeof BudgetCalculator>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { count: 1 } };
/** The search does not answer: the link still leads there. */
export const WithoutCount: Story = { args: { count: null } };
/** The budget is too small for any loan. */
export const Empty: Story = { args: { budget: 20 } };
export const WithFees: Story = { args: { setup: calculatorSetup(calculatorSite({ fees: sampleFees })) } };
export const LongText: Story = {
  args: { noun: 'caravan or motorhome', nouns: 'caravans and motorhomes', budget: 1_000, count: 12_345 },
};
