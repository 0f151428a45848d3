import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { lookAtOnDevice, sampleSummaries } from '../../testing/index.ts';
import type { ResolveVehicles } from '../../stores/useResolved.ts';
import { ViewedVehicles } from './ViewedVehicles.tsx';

/** A new site whose visitor has viewed some vehicles. */
const viewed =
  (slug: string, count: number): Decorator =>
  (Story) => {
    lookAtOnDevice(slug, sampleSummaries.slice(0, count));
    return (
      <TestSite site={{ slug }}>
        <Story />
      </TestSite>
    );
  };

const today: ResolveVehicles = (ids) => Promise.resolve(sampleSummaries.filter(({ id }) => ids.includes(id)));

const meta = {
  title: 'Shopper/ViewedVehicles',
  component: ViewedVehicles,
  args: { resolve: today },
} satisfies Meta<typeof ViewedVehicles>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [viewed('catalogue-viewed', 6)] };
export const WithoutTheCurrentOne: Story = {
  args: { currentId: 'car-1' },
  decorators: [viewed('catalogue-viewed-current', 3)],
};
export const Loading: Story = {
  args: { resolve: () => new Promise(() => undefined) },
  decorators: [viewed('catalogue-viewed-loading', 4)],
};
export const Error: Story = {
  tags: ['axe'],
  args: { resolve: () => Promise.reject(new globalThis.Error('No answer')) },
  decorators: [viewed('catalogue-viewed-error', 4)],
};
export const Empty: Story = { decorators: [viewed('catalogue-viewed-empty', 0)] };
export const LongText: Story = {
  args: { title: 'Vehicles you have looked at on this device lately' },
  decorators: [viewed('catalogue-viewed-long', 5)],
};
