import { sampleSite } from '@forecourt/domain/testing';
import { SiteProvider } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { sampleSetup } from '../../testing/index.ts';
import { BudgetCalculator } from '../BudgetCalculator/BudgetCalculator.tsx';
import { FinanceCalculator } from '../FinanceCalculator/FinanceCalculator.tsx';
import { OneInterest } from './OneInterest.tsx';

const track = fn();

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
  decorators: [
    (Story) => (
      <SiteProvider site={sampleSite} track={track}>
        <Story />
      </SiteProvider>
    ),
  ],
  beforeEach: () => {
    track.mockClear();
  },
} satisfies Meta<typeof OneInterest>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** A single calculator, which needs nothing around it. */
export const One: Story = { args: { children: repayment } };

/** A visitor changes both calculators: one event. */
export const BothChanged: Story = {
  play: async ({ canvas }) => {
    await fireEvent.change(canvas.getByLabelText('Purchase price'), { target: { value: '31000' } });
    await fireEvent.change(canvas.getByLabelText('I can pay'), { target: { value: '200' } });
    await expect(track.mock.calls).toEqual([['financeInterest', undefined]]);
  },
};
