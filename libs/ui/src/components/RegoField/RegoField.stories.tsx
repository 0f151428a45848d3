import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegoField } from './RegoField.tsx';

const meta = {
  title: 'UI/RegoField',
  tags: ['picture'],
  component: RegoField,
  args: {
    plate: { name: 'Rego', label: 'Rego', required: true },
    state: { name: 'regoState', required: true },
  },
} satisfies Meta<typeof RegoField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Error: Story = {
  tags: ['axe'],
  args: {
    plate: { name: 'Rego', label: 'Rego', required: true, error: 'Enter the number plate, like 1ABC 234.' },
    state: { name: 'regoState', required: true, error: 'Choose the state.' },
  },
};
export const LongText: Story = {
  args: { plate: { name: 'Rego', label: 'Number plate of the vehicle you want us to service' } },
};
