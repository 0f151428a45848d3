import type { Meta, StoryObj } from '@storybook/react-vite';
import { BodyShape } from './BodyShape.tsx';

const meta = {
  title: 'Content/BodyShape',
  component: BodyShape,
  args: { body: 'SUV', width: 160 },
} satisfies Meta<typeof BodyShape>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Hatch: Story = { args: { body: 'Hatch' } };

export const Sedan: Story = { args: { body: 'Sedan' } };

export const Wagon: Story = { args: { body: 'Wagon' } };

export const FourWheelDrive: Story = { args: { body: '4x4' } };

export const Ute: Story = { args: { body: 'Ute' } };

export const CabChassis: Story = { args: { body: 'Cab chassis' } };

export const Van: Story = { args: { body: 'Van' } };

export const PeopleMover: Story = { args: { body: 'People mover' } };

export const Coupe: Story = { args: { body: 'Coupe' } };

export const Convertible: Story = { args: { body: 'Convertible' } };

export const Bus: Story = { args: { body: 'Bus' } };

export const LightTruck: Story = { args: { body: 'Light truck' } };

export const Caravan: Story = { args: { body: 'Caravan' } };

export const Motorhome: Story = { args: { body: 'Motorhome' } };

export const CamperTrailer: Story = { args: { body: 'Camper trailer' } };
