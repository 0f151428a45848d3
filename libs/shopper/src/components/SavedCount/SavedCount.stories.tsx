import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehicle } from '../../testing/index.ts';
import { withVehicles } from '../../testing/withVehicles.tsx';
import { SavedCount } from './SavedCount.tsx';

const meta = {
  title: 'Shopper/SavedCount',
  component: SavedCount,
  render: () => (
    <p style={{ position: 'relative', inlineSize: 'fit-content', paddingInlineEnd: '1.5rem' }}>
      Favourites <SavedCount />
    </p>
  ),
} satisfies Meta<typeof SavedCount>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { decorators: [withVehicles('catalogue-saved-count', 'favourites', [sampleVehicle])] };
export const Empty: Story = {};
