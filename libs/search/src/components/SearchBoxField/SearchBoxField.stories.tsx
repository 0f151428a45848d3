import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSearch } from '../../testing/inSearch.tsx';
import { SearchBoxField } from './SearchBoxField.tsx';

const meta = {
  title: 'Search/SearchBoxField',
  component: SearchBoxField,
  render: inSearch(SearchBoxField),
} satisfies Meta<typeof SearchBoxField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Keyword: Story = { args: { placeholder: 'keyword' } };
export const LongText: Story = { args: { label: 'Search everything that stands at any of our dealerships' } };
