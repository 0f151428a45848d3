import type { Meta, StoryObj } from '@storybook/react-vite';
import { BenefitList } from './BenefitList.tsx';

const meta = {
  title: 'Content/BenefitList',
  tags: ['picture'],
  component: BenefitList,
  args: {
    label: 'What fleets get',
    benefits: [
      { icon: 'car', title: 'Custom fleet solutions', text: 'The mix of vehicles your work needs, fitted out.' },
      { icon: 'wrench', title: 'Servicing and repairs', text: 'Bookings around your rosters.' },
      { icon: 'clock', title: 'Fast quotes', text: 'Figures in writing within a business day.' },
      { icon: 'dollar', title: 'Finance Options', text: 'Leases, loans and novated leases side by side.' },
    ],
  },
} satisfies Meta<typeof BenefitList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Two: Story = { args: { benefits: meta.args.benefits.slice(0, 2) } };
export const Empty: Story = { args: { benefits: [] } };
export const LongText: Story = {
  args: {
    benefits: meta.args.benefits.map((one) => ({
      ...one,
      title: `${one.title} for businesses with vehicles in several states and territories`,
      text: `${one.text} One person at the dealership knows your account, answers your calls and keeps every date, so that nobody on your side has to.`,
    })),
  },
};
