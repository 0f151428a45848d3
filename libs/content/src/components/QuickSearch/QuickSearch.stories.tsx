import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickSearch } from './QuickSearch.tsx';

const meta = {
  title: 'Content/QuickSearch',
  tags: ['picture'],
  component: QuickSearch,
  args: {
    action: '/search',
    label: 'Find a car',
    submit: 'Search 412 cars',
    fields: [
      { name: 'make', label: 'Make', anything: 'Any make', options: [{ value: 'Kia', label: 'Kia' }] },
      { name: 'body', label: 'Body', anything: 'Any body', options: [{ value: 'SUV', label: 'SUV' }] },
      { name: 'price', label: 'Price', anything: 'Any price', options: [{ value: '-30000', label: 'Up to $30,000' }] },
    ],
  },
} satisfies Meta<typeof QuickSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** On phones only: on wide windows the header asks for words. */
export const WithWords: Story = { args: { words: 'What are you after?' } };
