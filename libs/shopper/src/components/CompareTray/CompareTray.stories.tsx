import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { keepOnDevice, sampleSummaries } from '../../testing/index.ts';
import { CompareTray } from './CompareTray.tsx';

const meta = {
  title: 'Shopper/CompareTray',
  component: CompareTray,
  args: {},
  decorators: [
    (Story) => {
      keepOnDevice('harbour-toyota', 'compare', sampleSummaries.slice(0, 3));
      return <Story />;
    },
  ],
} satisfies Meta<typeof CompareTray>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const One: Story = {
  decorators: [
    (Story) => {
      keepOnDevice('catalogue-compare-one', 'compare', sampleSummaries.slice(0, 1));
      return (
        <TestSite site={{ slug: 'catalogue-compare-one' }}>
          <Story />
        </TestSite>
      );
    },
  ],
};
export const Empty: Story = {
  decorators: [
    (Story) => (
      <TestSite site={{ slug: 'catalogue-compare-empty' }}>
        <Story />
      </TestSite>
    ),
  ],
};
export const LongText: Story = {
  decorators: [
    (Story) => {
      keepOnDevice('catalogue-compare-full', 'compare', [...sampleSummaries].reverse().slice(0, 4));
      return (
        <TestSite site={{ slug: 'catalogue-compare-full' }}>
          <Story />
        </TestSite>
      );
    },
  ],
};
