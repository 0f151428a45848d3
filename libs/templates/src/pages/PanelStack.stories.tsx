import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@forecourt/ui';
import { PanelStack } from './PanelStack.tsx';

const panels = [
  { id: 'repayment', label: 'Repayment', title: 'Work out your repayments', children: <Text>A calculator.</Text> },
  { id: 'budget', label: 'Budget', title: 'Start from your budget', children: <Text>Another calculator.</Text> },
];

const meta = {
  title: 'Templates/Parts/PanelStack',
  component: PanelStack,
  args: { label: 'On this page', panels },
} satisfies Meta<typeof PanelStack>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A single panel, which needs no links. */
export const One: Story = { args: { panels: panels.slice(0, 1) } };
export const LongText: Story = {
  args: {
    panels: panels.map((one) => ({ ...one, title: `${one.title} over one to seven years, with all that it costs` })),
  },
};
