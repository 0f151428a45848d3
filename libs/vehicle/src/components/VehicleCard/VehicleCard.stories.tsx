import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { summariseVehicle } from '@forecourt/domain';
import { IconButton } from '@forecourt/ui';
import { TestSite } from '@forecourt/ui/testing';
import {
  bareVehicle,
  longVehicle,
  picturedVehicle,
  sampleCaravan,
  sampleNow,
  sampleSoldVehicle,
  sampleVehicle,
} from '../../testing/index.ts';
import { VehicleCard } from './VehicleCard.tsx';

const wide: Decorator = (Story) => (
  <div style={{ inlineSize: 'min(60rem, 90vw)' }}>
    <Story />
  </div>
);

const toggles = (
  <div style={{ display: 'flex', flexWrap: 'wrap', gap: '6px' }}>
    <IconButton label="Favourite" icon="heart" tone="raised" />
    <IconButton label="Compare" icon="compare" tone="raised" />
  </div>
);

const meta = {
  title: 'Vehicle/VehicleCard',
  tags: ['picture'],
  component: VehicleCard,
  args: { vehicle: summariseVehicle(sampleVehicle), now: sampleNow },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VehicleCard>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Certified: Story = {
  decorators: [
    (Story) => (
      <TestSite flags={{ electricTag: false, certifiedBadge: true }}>
        <Story />
      </TestSite>
    ),
  ],
};
export const Reserved: Story = { args: { vehicle: { ...summariseVehicle(sampleVehicle), reserved: true } } };
export const ComingSoon: Story = {
  args: { vehicle: { ...summariseVehicle(sampleVehicle), status: 'coming_soon', car_type: 'new', certified: false } },
};
export const Sold: Story = { args: { vehicle: summariseVehicle(sampleSoldVehicle) }, tags: ['axe'] };
export const Caravan: Story = { args: { vehicle: summariseVehicle(sampleCaravan) } };
export const ManyPictures: Story = { args: { vehicle: { ...summariseVehicle(picturedVehicle), photos_count: 24 } } };
export const WithToggles: Story = { args: { toggles }, tags: ['axe'] };
export const List: Story = { args: { layout: 'list', toggles }, decorators: [wide], tags: ['axe'] };
export const ListOnAPhone: Story = { args: { layout: 'list', toggles } };
export const ListLongText: Story = {
  args: { layout: 'list', toggles, vehicle: summariseVehicle(longVehicle) },
  decorators: [wide],
};
export const ListSold: Story = {
  args: { layout: 'list', vehicle: summariseVehicle(sampleSoldVehicle) },
  decorators: [wide],
};
export const Empty: Story = { args: { vehicle: summariseVehicle(bareVehicle) } };
export const LongText: Story = { args: { vehicle: summariseVehicle(longVehicle) } };
