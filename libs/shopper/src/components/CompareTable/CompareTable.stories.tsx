import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { sampleSummaries } from '../../testing/index.ts';
import { withVehicles } from '../../testing/withVehicles.tsx';
import { CompareTable, type ComparedVehicle } from './CompareTable.tsx';

const specifications = (km: string, towing: string): ComparedVehicle['specifications'] => [
  { label: 'Engine size', value: '2.5 L (2,487 cc)' },
  { label: 'Fuel consumption (combined)', value: km, better: 'low' },
  { label: 'Braked towing capacity', value: towing, better: 'high' },
];

const compared: readonly ComparedVehicle[] = sampleSummaries.map((vehicle, place) => ({
  vehicle,
  repayment: `$${193 + place} per week`,
  specifications: specifications(`${4.8 + place} L/100 km`, `${1500 + place * 500} kg`),
  features: ['Apple CarPlay', 'Heated mirrors', 'Roof rails'].slice(0, 3 - (place % 3)),
}));

const meta = {
  title: 'Shopper/CompareTable',
  tags: ['picture'],
  component: CompareTable,
  args: { vehicles: compared.slice(0, 3), searchHref: '/search' },
} satisfies Meta<typeof CompareTable>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const DifferencesOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show differences only' }));
    await expect(canvas.queryByRole('row', { name: /^Engine size/ })).toBeNull();
  },
};
export const WithoutSpecifications: Story = {
  args: { vehicles: compared.slice(0, 2).map(({ vehicle }) => ({ vehicle })) },
};
export const One: Story = { args: { vehicles: compared.slice(0, 1) }, tags: ['axe'] };
export const WithSold: Story = { args: { vehicles: [compared[0]!, compared[5]!] } };
export const Empty: Story = { args: { vehicles: [] }, tags: ['axe'] };

/** No vehicle in the address, though this device has chosen ones. */
const chosen = (count: number): Story => ({
  args: { vehicles: [] },
  decorators: [withVehicles(`catalogue-compare-${count}`, 'compare', sampleSummaries.slice(0, count))],
});
export const EmptyAfterChoosing: Story = chosen(3);
export const EmptyAfterChoosingOne: Story = chosen(1);
export const OnAPhone: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};
export const LongText: Story = { args: { vehicles: compared.slice(1, 5) } };
