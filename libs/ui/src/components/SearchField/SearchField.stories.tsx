import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'UI/SearchField',
  tags: ['picture'],
  component: SearchField,
  args: {
    label: 'Search our stock',
    name: 'q',
    placeholder: 'Make, model or keyword',
    value: '',
    onChange: () => undefined,
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <SearchField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Filled: Story = { args: { value: 'hilux sr5' } };
export const LongText: Story = {
  args: { value: 'landcruiser prado with third row seats and a tow bar under sixty thousand' },
};
