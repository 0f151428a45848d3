import { grouped } from '@forecourt/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RangeField } from './RangeField.tsx';

const meta = {
  title: 'UI/RangeField',
  tags: ['picture'],
  component: RangeField,
  args: {
    label: 'Price',
    min: 0,
    max: 120_000,
    step: 1_000,
    value: [15_000, 60_000],
    onChange: () => undefined,
    format: (dollars) => `$${grouped(dollars)}`,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <RangeField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof RangeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Closed: Story = { args: { value: [20_000, 20_000] } };
export const LongText: Story = { args: { label: 'Aggregate trailer mass (ATM) that your vehicle can tow' } };
