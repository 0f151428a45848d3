import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch, fakeSearchClient } from '../../testing/index.ts';
import { FilterToggle } from './FilterToggle.tsx';

const meta = {
  title: 'Search/FilterToggle',
  component: FilterToggle,
  args: { section: { attribute: 'certified', title: 'Certified', control: 'toggle' } },
  render: (args) => (
    <TestSearch>
      <FilterToggle {...args} />
    </TestSearch>
  ),
} satisfies Meta<typeof FilterToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = {
  render: (args) => (
    <TestSearch state={{ toggle: { certified: true } }}>
      <FilterToggle {...args} />
    </TestSearch>
  ),
};
export const Empty: Story = {
  render: (args) => (
    <TestSearch client={fakeSearchClient([])}>
      <FilterToggle {...args} />
    </TestSearch>
  ),
};
