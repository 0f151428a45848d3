import type { Meta, StoryObj } from '@storybook/react-vite';
import { TestSite } from '@forecourt/ui/testing';
import { keepOnDevice, sampleVehicle } from '../../testing/index.ts';
import { FavouriteToggle } from './FavouriteToggle.tsx';

const meta = {
  title: 'Shopper/FavouriteToggle',
  component: FavouriteToggle,
  args: { vehicle: sampleVehicle },
} satisfies Meta<typeof FavouriteToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = {
  decorators: [
    (Story) => {
      keepOnDevice('catalogue-favourite-on', 'favourites', [sampleVehicle]);
      return (
        <TestSite site={{ slug: 'catalogue-favourite-on' }}>
          <Story />
        </TestSite>
      );
    },
  ],
};
