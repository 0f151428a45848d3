import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wordmark } from './Wordmark.tsx';

const meta = {
  title: 'Content/Wordmark',
  component: Wordmark,
  args: { name: 'Harbour Toyota', line: 'Fremantle’s home of Toyota' },
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const LongText: Story = { args: { name: 'Southern Motor Group Melbourne and Mornington Peninsula' } };
