import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehicle } from '../../testing/index.ts';
import { withVehicles } from '../../testing/withVehicles.tsx';
import { FavouriteToggle } from './FavouriteToggle.tsx';

const meta = {
  title: 'Shopper/FavouriteToggle',
  tags: ['picture'],
  component: FavouriteToggle,
  args: { vehicle: sampleVehicle },
} satisfies Meta<typeof FavouriteToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { decorators: [withVehicles('catalogue-favourite-on', 'favourites', [sampleVehicle])] };
