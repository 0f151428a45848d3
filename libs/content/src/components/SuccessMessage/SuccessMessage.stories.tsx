import type { Meta, StoryObj } from '@storybook/react-vite';
import { SuccessMessage } from './SuccessMessage.tsx';

const meta = {
  title: 'Content/SuccessMessage',
  component: SuccessMessage,
  args: {
    dealer: 'Harbour Toyota',
    hours: 'Open until 5:30 pm',
    phone: { href: 'tel:+61893350100', words: '08 9335 0100' },
    searchPath: '/search',
    nounPlural: 'vehicles',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SuccessMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutPhone: Story = { args: { phone: null, hours: undefined } };
