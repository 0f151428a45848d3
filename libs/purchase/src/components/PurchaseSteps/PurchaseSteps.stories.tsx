import type { Meta, StoryObj } from '@storybook/react-vite';
import { orderSteps } from '../../model/steps.ts';
import { PurchaseSteps } from './PurchaseSteps.tsx';

const asked = orderSteps({ takesTradeIns: true, extras: [1] });

const meta = {
  title: 'Purchase/PurchaseSteps',
  tags: ['picture'],
  component: PurchaseSteps,
  args: { base: '/checkout-journey?car_id=rav4', current: 'payment', steps: asked, done: ['your-car', 'trade-in'] },
} satisfies Meta<typeof PurchaseSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const First: Story = { args: { current: 'your-car', done: [] } };
export const Last: Story = { args: { current: 'deposit', done: asked.slice(0, -1) } };
export const WentBack: Story = { args: { current: 'your-car', done: ['your-car', 'trade-in'] } };
export const FewSteps: Story = {
  args: { steps: orderSteps({ takesTradeIns: false, extras: [] }), current: 'delivery', done: ['your-car', 'payment'] },
};
