import { TextField } from '@forecourt/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleVehiclePage } from '../testing/index.ts';
import { TabbedVehicle } from './TabbedVehicle.tsx';

const page = sampleVehiclePage('franchise');

const meta = {
  title: 'Templates/Sections/TabbedVehicle',
  component: TabbedVehicle,
  parameters: { layout: 'fullscreen' },
  args: { ...page, order: ['comments', 'features', 'included', 'why', 'reserve', 'protect'] },
} satisfies Meta<typeof TabbedVehicle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FeaturesFirst: Story = { args: { order: ['features', 'comments'] } };

export const WithCalculator: Story = {
  args: { slots: { ...page.slots, calculator: <TextField label="Deposit" name="deposit" inputMode="decimal" /> } },
};
