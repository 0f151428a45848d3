import type { Meta, StoryObj } from '@storybook/react-vite';
import { fakeSearchClient } from '../../testing/index.ts';
import { inSearch } from '../../testing/inSearch.tsx';
import { FilterToggle } from './FilterToggle.tsx';

const meta = {
  title: 'Search/FilterToggle',
  component: FilterToggle,
  args: { section: { attribute: 'certified', title: 'Certified', control: 'toggle' } },
  render: inSearch(FilterToggle),
} satisfies Meta<typeof FilterToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { render: inSearch(FilterToggle, { state: { toggle: { certified: true } } }) };
export const Empty: Story = { render: inSearch(FilterToggle, { client: fakeSearchClient([]) }) };
