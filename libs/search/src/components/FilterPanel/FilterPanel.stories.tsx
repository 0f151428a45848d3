import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch, sampleFilters } from '../../testing/index.ts';
import { FilterPanel } from './FilterPanel.tsx';

const meta = {
  title: 'Search/FilterPanel',
  component: FilterPanel,
  args: { filters: sampleFilters },
  render: (args) => (
    <TestSearch>
      <FilterPanel {...args} />
    </TestSearch>
  ),
} satisfies Meta<typeof FilterPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dropdowns: Story = {
  args: {
    filters: sampleFilters.map((section) => ({
      ...section,
      control: section.control === 'list' ? 'select' : section.control,
    })),
  },
};
export const LongText: Story = {
  args: {
    filters: [
      { attribute: 'location_name', title: 'At which of our dealerships the vehicle can be seen', control: 'list' },
    ],
  },
};
