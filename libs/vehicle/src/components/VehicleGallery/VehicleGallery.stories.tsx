import type { Meta, StoryObj } from '@storybook/react-vite';
import { vehicleTitle } from '../../model/title.ts';
import { longVehicle, picturedVehicle, sampleVehicle } from '../../testing/index.ts';
import { TagBanner } from '../TagBanner/TagBanner.tsx';
import { VehicleGallery } from './VehicleGallery.tsx';

const meta = {
  title: 'Vehicle/VehicleGallery',
  tags: ['picture'],
  component: VehicleGallery,
  args: { images: sampleVehicle.images, name: sampleVehicle.name },
} satisfies Meta<typeof VehicleGallery>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FivePictures: Story = { args: { images: picturedVehicle.images } };
export const Reserved: Story = { args: { tag: <TagBanner tag={{ kind: 'reserved', text: 'Reserved' }} /> } };
export const BrokenPicture: Story = {
  args: { images: sampleVehicle.images.map((image) => ({ ...image, url: '/demo/no-such-picture.svg' })) },
};
export const OnePicture: Story = { args: { images: sampleVehicle.images.slice(0, 1) } };
export const Empty: Story = { args: { images: [] } };
export const LongText: Story = { args: { name: vehicleTitle(longVehicle) } };
