import type { Meta, StoryObj } from '@storybook/react-vite';
import { TradeInSaver } from './TradeInSaver.tsx';

const meta = {
  title: 'Forms/TradeInSaver',
  component: TradeInSaver,
  args: { result: 'story', valuation: { rego: '1ABC234', kms: 45_000 }, endpoint: 'data:application/json,{}' },
} satisfies Meta<typeof TradeInSaver>;

export default meta;

/** Renders nothing: its result is in the console. */
export const Default: StoryObj<typeof meta> = {};
