import type { Meta, StoryObj } from '@storybook/react-vite';
import { calculatorSetup } from '../../model/calculatorSetup.ts';
import { sampleFees, sampleSetup, calculatorSite, sampleVehicleSetup } from '../../testing/index.ts';
import { FinanceCalculator } from './FinanceCalculator.tsx';

const meta = {
  title: 'Finance/FinanceCalculator',
  tags: ['picture'],
  component: FinanceCalculator,
  args: { setup: sampleSetup },
} satisfies Meta<typeof FinanceCalculator>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ForVehicle: Story = { args: { setup: sampleVehicleSetup } };
export const WithFees: Story = { args: { setup: calculatorSetup(calculatorSite({ fees: sampleFees })) } };
export const WithResidual: Story = { args: { given: { ...sampleSetup.start, residual: 9_000 } } };
export const QuickAmounts: Story = { args: { quickAmounts: [5_000, 10_000, 20_000, 30_000, 50_000, 70_000] } };
export const OwnLimits: Story = {
  args: {
    setup: calculatorSetup(calculatorSite({ minPrice: 5_000, rate: { min: 4, max: 20 }, defaultRate: 8.5 })),
  },
};
export const EnquireOnly: Story = { args: { given: { ...sampleSetup.start, deposit: 29_000 } } };
export const Error: Story = { args: { given: { ...sampleSetup.start, price: 260_000 } }, tags: ['axe'] };
export const LongText: Story = {
  args: {
    setup: calculatorSetup(
      calculatorSite({
        fees: [
          {
            label: 'Establishment, documentation and valuation fee of the credit provider',
            amount: 136_050,
            due: 'start',
            isGovernmentCharge: false,
          },
        ],
      }),
    ),
  },
};
