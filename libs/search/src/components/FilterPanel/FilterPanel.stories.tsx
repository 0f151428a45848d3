import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleCaravan } from '@forecourt/domain/testing';
import { FilterMark } from '../../testing/FilterMark.tsx';
import { fakeSearchClient, sampleFilters } from '../../testing/index.ts';
import { inSearch } from '../../testing/inSearch.tsx';
import { FilterPanel } from './FilterPanel.tsx';

const caravans = [2, 4, 6].map((sleeps, at) => ({
  ...sampleCaravan,
  id: `caravan-${sleeps}`,
  caravan: sampleCaravan.caravan && {
    ...sampleCaravan.caravan,
    sleeps,
    tare_weight: 1_600 + at * 400,
    body_length: 5_200 + at * 800,
  },
}));

const meta = {
  title: 'Search/FilterPanel',
  tags: ['picture'],
  component: FilterPanel,
  args: { filters: sampleFilters },
  render: inSearch(FilterPanel),
} satisfies Meta<typeof FilterPanel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithMarks: Story = {
  args: {
    marks: { make: ({ make }) => <FilterMark name={make} />, body: ({ body }) => <FilterMark name={body} /> },
  },
};
export const Caravans: Story = {
  args: {
    filters: [
      { attribute: 'sleeps', title: 'Berths', control: 'list' },
      { attribute: 'tare_weight', title: 'Tare weight', control: 'range' },
      { attribute: 'body_length', title: 'Length', control: 'range' },
      { attribute: 'created_at_timestamp', title: 'Listed', control: 'select' },
    ],
  },
  render: inSearch(FilterPanel, { client: fakeSearchClient(caravans) }),
};
export const Dropdowns: Story = {
  tags: ['axe'],
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
