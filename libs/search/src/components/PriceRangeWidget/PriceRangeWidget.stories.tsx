import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { PriceRangeWidget } from './PriceRangeWidget.tsx';

const meta = {
  title: 'Search/PriceRangeWidget',
  component: PriceRangeWidget,
  args: { searchPath: '/search', nounPlural: 'vehicles' },
  render: (args) => (
    <TestSite>
      <PriceRangeWidget {...args} />
    </TestSite>
  ),
} satisfies Meta<typeof PriceRangeWidget>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Budget: Story = { args: { defaultRange: [20_000, 45_000] } };
export const LongText: Story = { args: { nounPlural: 'caravans, camper trailers and motorhomes' } };
