import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownershipCost } from '../../model/ownership/ownershipCost.ts';
import { sampleFigures, sampleOwnership, sampleSource } from '../../testing/index.ts';
import { OwnershipTable } from './OwnershipTable.tsx';

const meta = {
  title: 'Finance/OwnershipTable',
  component: OwnershipTable,
  args: { cost: ownershipCost(sampleOwnership) },
} satisfies Meta<typeof OwnershipTable>;

export default meta;

type Story = StoryObj<typeof meta>;

const of = (change: Partial<typeof sampleOwnership>) => ({
  args: { cost: ownershipCost({ ...sampleOwnership, ...change }) },
});

export const Default: Story = {};
export const Everything: Story = of({
  insurance: { amount: 140_000, ...sampleSource },
  tyres: { amount: 22_000, ...sampleSource },
});
export const WithoutFinance: Story = of({ figures: null });
export const Empty: Story = of({ figures: null, consumption: null, service: null, registration: null });
export const LongText: Story = of({
  figures: { ...sampleFigures, termYears: 7, deposit: 12_749_900, finalPayment: 32_249_700 },
  kmPerYear: 60_000,
  registration: {
    amount: 189_500,
    ...sampleSource,
    source: 'Department of Transport, light vehicle licence fees and premiums',
  },
});
