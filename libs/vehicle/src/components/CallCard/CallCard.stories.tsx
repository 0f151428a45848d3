import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '@forecourt/ui';
import { longVehicle, samplePhone } from '../../testing/index.ts';
import { CallCard } from './CallCard.tsx';

const meta = {
  title: 'Vehicle/CallCard',
  component: CallCard,
  args: { name: 'Harbour Toyota', phone: samplePhone('call-card'), status: <Text>Open now, closes 5:30 pm</Text> },
} satisfies Meta<typeof CallCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutHours: Story = { args: { status: undefined } };
export const LongText: Story = { args: { name: longVehicle.location_name ?? '' } };
