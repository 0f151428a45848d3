import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSearch, sampleFilters } from '../../testing/index.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { FilterSheetButton } from './FilterSheetButton.tsx';

const meta = {
  title: 'Search/FilterSheet',
  component: FilterSheet,
  args: { filters: sampleFilters, noun: 'vehicle', nounPlural: 'vehicles' },
  render: (args) => (
    <TestSearch>
      <FilterSheetButton filters={args.filters} />
      <FilterSheet {...args} />
    </TestSearch>
  ),
} satisfies Meta<typeof FilterSheet>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { nounPlural: 'caravans, camper trailers and motorhomes' } };
