import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleFinance } from '../../testing/index.ts';
import type { AdvertisedLender } from '../../model/lendersByPlace.ts';
import { LenderList } from './LenderList.tsx';

const noTerms = { minPrice: undefined, establishmentFee: undefined };
const rate = { interestRate: 7.99, comparisonRate: 9.2, termYears: 5, until: '2027-06-30' };

const taurus = { name: 'Taurus Finance', ...noTerms, establishmentFee: 136_050, rate };
const angle = {
  name: 'Angle Auto Finance',
  ...noTerms,
  minPrice: 5_000,
  rate: { ...rate, interestRate: 8.38, until: null },
};
const here = (...lenders: readonly AdvertisedLender[]) => ({ places: ['Wollongong'], lenders });

const meta = {
  title: 'Finance/LenderList',
  component: LenderList,
  args: {
    comparisonWarning: sampleFinance.comparisonWarning,
    groups: [here(taurus, angle, { name: 'AusLoans', ...noTerms, rate: null })],
  },
} satisfies Meta<typeof LenderList>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = {
  args: { groups: [here({ name: 'Our own finance desk', ...noTerms, minPrice: 2_000, rate })] },
};
export const ByPlace: Story = {
  args: {
    groups: [
      here(taurus),
      {
        places: ['Border Ford Albury', 'Border Isuzu UTE Wodonga', 'Southern Hyundai Geelong'],
        lenders: [taurus, angle],
      },
      { places: ['Coast Mitsubishi Burleigh'], lenders: [{ name: 'AusLoans', ...noTerms, rate: null }] },
    ],
  },
};
export const WithoutRates: Story = {
  args: {
    groups: [here({ name: 'Taurus Finance', ...noTerms, rate: null }, { name: 'AusLoans', ...noTerms, rate: null })],
  },
};
export const Empty: Story = { args: { groups: [] } };
export const LongText: Story = {
  args: {
    groups: [
      here({
        name: 'The Cooperative Motor Vehicle Credit Society of Western Australia',
        ...noTerms,
        minPrice: 12_000,
        rate,
      }),
    ],
  },
};
