import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatMoney, type VehicleSummary } from '@forecourt/domain';
import { sampleSummaries } from '../../testing/index.ts';
import { CompareTable } from './CompareTable.tsx';

const priced = (vehicle: VehicleSummary) => ({
  vehicle,
  price: vehicle.price === null ? 'Enquire for price.' : formatMoney(vehicle.price),
});

const meta = {
  title: 'Shopper/CompareTable',
  component: CompareTable,
  args: { vehicles: sampleSummaries.slice(0, 3).map(priced), searchHref: '/search' },
} satisfies Meta<typeof CompareTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { args: { vehicles: sampleSummaries.slice(0, 2).map(priced) } };
export const Empty: Story = { args: { vehicles: [] } };
export const LongText: Story = { args: { vehicles: sampleSummaries.slice(1, 5).map(priced) } };
