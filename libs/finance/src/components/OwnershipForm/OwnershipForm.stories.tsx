import type { Meta, StoryObj } from '@storybook/react-vite';
import { OwnershipForm } from './OwnershipForm.tsx';

const meta = {
  title: 'Finance/OwnershipForm',
  component: OwnershipForm,
  args: {
    action: '/cost-of-ownership',
    question: { kmPerYear: 15_000, state: 'WA' },
    states: ['WA', 'NSW', 'QLD'],
    ids: ['car-1'],
    others: [
      { id: 'car-2', name: '2021 Mazda CX-5 Maxx' },
      { id: 'car-3', name: '2022 Kia Sportage S' },
    ],
  },
} satisfies Meta<typeof OwnershipForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** The vehicle's state is not among those with known fees. */
export const OtherState: Story = { args: { question: { kmPerYear: 15_000, state: 'TAS' } } };
export const NothingToCompare: Story = { args: { others: [] } };
export const KilometresAlone: Story = { args: { others: [], states: [] } };
export const LongText: Story = {
  args: { others: [{ id: 'car-9', name: '2024 Mercedes-Benz Sprinter 519CDI Extra Long Wheelbase High Roof Manual' }] },
};
