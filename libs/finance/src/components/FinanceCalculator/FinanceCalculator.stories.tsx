import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFees, sampleVehicle } from '../../testing/index.ts';
import { FinanceCalculator } from './FinanceCalculator.tsx';

const meta = {
  title: 'Finance/FinanceCalculator',
  component: FinanceCalculator,
  args: {},
} satisfies Meta<typeof FinanceCalculator>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForVehicle: Story = { args: { vehicle: sampleVehicle, lender: { deposit: 429_900 } } };
export const WithFees: Story = { args: { fees: sampleFees } };
export const OwnLimits: Story = { args: { bounds: { minPrice: 5_000, rate: { min: 4, max: 20 }, defaultRate: 8.5 } } };
export const EnquireOnly: Story = { args: { vehicle: { price: 110_000 }, lender: { deposit: 100_000 } } };
export const Error: Story = { args: { vehicle: { price: 26_000_000 } } };
export const LongText: Story = {
  args: { fees: [{ label: 'Establishment, documentation and valuation fee of the credit provider', amount: 136_050 }] },
};
