import type { Meta, StoryObj } from '@storybook/react-vite';
import { TradeInDone } from './TradeInDone.tsx';

const meta = {
  title: 'Forms/TradeInDone',
  component: TradeInDone,
  args: {
    state: 'accepted',
    leadId: '5f3a9c1e-0000-4000-8000-000000000000',
    vehicle: { make: 'Mazda', model: 'CX-5', year: 2022, badge: 'Maxx Sport', body: 'SUV' },
    rego: '1ABC234',
    offer: 2_200_000,
    kms: 45_000,
    searchHref: '/search',
    again: '/trade-in',
  },
} satisfies Meta<typeof TradeInDone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Asked: Story = { args: { state: 'asked', offer: null } };
export const LongText: Story = {
  args: {
    vehicle: {
      make: 'Mercedes-Benz Commercial Vehicles',
      model: 'Sprinter Panel Van Extra Long Wheelbase',
      year: 2022,
      badge: '519CDI High Roof with a second sliding door',
      body: 'Panel van',
    },
  },
};
