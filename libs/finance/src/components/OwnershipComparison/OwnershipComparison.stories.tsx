import type { Meta, StoryObj } from '@storybook/react-vite';
import { ownershipCost } from '../../model/ownership/ownershipCost.ts';
import { sampleFinance, sampleOwnership } from '../../testing/index.ts';
import { OwnershipComparison } from './OwnershipComparison.tsx';

const one = { name: '2023 Toyota RAV4 GXL Hybrid', href: '/cars/toyota-rav4', cost: ownershipCost(sampleOwnership) };
const other = {
  name: '2021 Mazda CX-5 Maxx',
  href: '/cars/mazda-cx-5',
  cost: ownershipCost({ ...sampleOwnership, service: null, consumption: { kind: 'petrol', per100Km: 7.4 } }),
};

const meta = {
  title: 'Finance/OwnershipComparison',
  tags: ['picture'],
  component: OwnershipComparison,
  args: { subjects: [one, other], finance: sampleFinance },
} satisfies Meta<typeof OwnershipComparison>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = { args: { subjects: [one] } };
export const Empty: Story = { args: { subjects: [] } };
export const WithoutFinance: Story = {
  args: { subjects: [{ ...one, cost: ownershipCost({ ...sampleOwnership, figures: null }) }] },
};
export const LongText: Story = {
  args: {
    subjects: [
      { ...one, name: '2024 Mercedes-Benz Sprinter 519CDI Extra Long Wheelbase High Roof Cab Chassis Manual' },
      other,
    ],
  },
};
