import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@forecourt/ui';
import { busySite, quietSite, reservableVehicle, sampleSoldVehicle } from '../../testing/index.ts';
import { VehicleActions } from './VehicleActions.tsx';

const meta = {
  title: 'Vehicle/VehicleActions',
  tags: ['picture'],
  component: VehicleActions,
  args: { vehicle: reservableVehicle, site: quietSite },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleActions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Everything: Story = { args: { site: busySite } };
export const Reserved: Story = { args: { vehicle: { ...reservableVehicle, reserved: true }, site: busySite } };
export const Sold: Story = { args: { vehicle: sampleSoldVehicle } };
/** The main button alone, as right under a price. */
export const Main: Story = { args: { part: 'main' } };

/** What stands below the finance box. */
export const Others: Story = { args: { part: 'others', vehicle: reservableVehicle, site: busySite } };

export const WithDialogs: Story = {
  args: {
    site: busySite,
    slots: {
      enquire: ({ children, href: _href, ...look }) => (
        <Button {...look} aria-haspopup="dialog">
          {children}
        </Button>
      ),
      offer: ({ children, href: _href, ...look }) => (
        <Button {...look} aria-haspopup="dialog">
          {children}
        </Button>
      ),
    },
  },
};
