import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { keepOnDevice, sampleVehicle } from '../../testing/index.ts';
import { CompareToggle } from './CompareToggle.tsx';

const meta = {
  title: 'Shopper/CompareToggle',
  component: CompareToggle,
  args: { vehicle: sampleVehicle },
} satisfies Meta<typeof CompareToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = {
  decorators: [
    (Story) => {
      keepOnDevice('catalogue-compare-on', 'compare', [sampleVehicle]);
      return (
        <TestSite site={{ slug: 'catalogue-compare-on' }}>
          <Story />
        </TestSite>
      );
    },
  ],
};
